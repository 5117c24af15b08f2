import { useEffect, useState } from 'react'
import type { CardDesign } from '#shared/card.ts'
import { useSpelled } from '../../spelling/use-spelled.ts'
import { languageOfLine } from './line-language.ts'
import type { CardText } from './texts-of.ts'

/**
 * Spellings in the letters of a line for the words at the caret.
 *
 * @param inputId of the field of the line
 */
export function useSpellings(design: CardDesign, text: CardText, inputId: string) {
  const caret = useCaret(inputId)
  const language = languageOfLine(design, text)
  return { spellings: useSpelled({ text: text.value, caret, language }), language }
}

/** The place of the caret in a field. */
function useCaret(inputId: string): number {
  const [caret, setCaret] = useState(0)
  useEffect(() => {
    const read = () => {
      const field = document.activeElement
      if (field instanceof HTMLTextAreaElement && field.id === inputId) {
        setCaret(field.selectionEnd)
      }
    }
    read()
    document.addEventListener('selectionchange', read)
    return () => document.removeEventListener('selectionchange', read)
  }, [inputId])
  return caret
}
