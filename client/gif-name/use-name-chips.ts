import { useEffect, useState } from 'react'
import type { Spelled } from '../spelling/spell.ts'
import { readNames } from './kept-names.ts'

const none: readonly Spelled[] = []

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
 * letters of words typed in Latin ones. The code of spellings is loaded with the first such word.
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

function useSpelled({ text, caret, language }: NameTyping): readonly Spelled[] {
  const [spelled, setSpelled] = useState(none)
  const isLatin = /\p{Script=Latin}/u.test(text)

  useEffect(() => {
    if (!isLatin) return setSpelled(none)
    let current = true
    import('../spelling/spell.ts')
      .then(({ spell }) => spell({ text, caret, language }))
      .then(
        (found) => current && setSpelled(found),
        // A name can be typed without suggestions.
        (error) => console.warn('spelling', error),
      )
    return () => {
      current = false
    }
  }, [isLatin, text, caret, language])

  return spelled
}
