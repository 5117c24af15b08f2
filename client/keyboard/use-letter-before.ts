import { useSyncExternalStore } from 'react'
import type { PointedLetter } from '#shared/keyboard/marks.ts'
import { letterBefore } from '#shared/keyboard/splice.ts'
import { fieldOf, textOf } from './type-in-field.ts'

/** The letter before the caret of a field, with its marks. */
export function useLetterBefore(inputId: string): PointedLetter | undefined {
  const [letter, marks = ''] = useSyncExternalStore(
    subscribe,
    () => lettersOf(inputId),
    () => '',
  ).split(':')
  return letter ? { letter, marks } : undefined
}

/** One string, which is equal while nothing changes. */
function lettersOf(inputId: string): string {
  const field = fieldOf(inputId)
  const found = field && letterBefore(textOf(field))
  return found ? `${found.letter}:${found.marks}` : ''
}

function subscribe(onChange: () => void) {
  document.addEventListener('selectionchange', onChange)
  document.addEventListener('input', onChange)
  return () => {
    document.removeEventListener('selectionchange', onChange)
    document.removeEventListener('input', onChange)
  }
}
