import { useState } from 'react'
import { useSpelled } from '../spelling/use-spelled.ts'
import { readNames } from './kept-names.ts'

export interface NameChip {
  words: string
  /** The whole name with the chip in it, and the caret after it. */
  text: string
  caret: number
}

interface NameTyping {
  text: string
  caret: number
  language: 'he' | 'yi'
}

/**
 * Suggestions for a name: what was put on another GIF last, while the field is empty; the Hebrew
 * letters of words typed in Latin ones.
 */
export function useNameChips(slug: string, typing: NameTyping): readonly NameChip[] {
  const [last] = useState(() => lastOf(slug))
  const spelled = useSpelled(typing)
  if (typing.text === '') return last ? [{ words: last, text: last, caret: last.length }] : []
  return spelled
}

function lastOf(slug: string): string | undefined {
  const { [slug]: _, ...others } = readNames()
  return Object.values(others).at(-1)
}
