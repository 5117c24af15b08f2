import { useEffect, useState } from 'react'
import type { CardDesign } from '#shared/card.ts'
import type { Spelled } from '../../spelling/spell.ts'
import { languageOfLine } from './line-language.ts'
import type { CardText } from './texts-of.ts'

const none: readonly Spelled[] = []

/**
 * Spellings in the letters of a line for the words at the caret. The code and the documents are
 * loaded once a word in other letters is typed.
 *
 * @param inputId of the field of the line
 */
export function useSpellings(design: CardDesign, text: CardText, inputId: string) {
  const [spellings, setSpellings] = useState(none)
  const caret = useCaret(inputId)
  const language = languageOfLine(design, text)
  const { value } = text
  const isForeign = (language === 'en' ? /[א-ת]/ : /\p{Script=Latin}/u).test(value)

  useEffect(() => {
    if (!isForeign) return setSpellings(none)
    let current = true
    import('../../spelling/spell.ts')
      .then(({ spell }) => spell({ text: value, caret, language }))
      .then(
        (found) => current && setSpellings(found),
        // The line can be typed without suggestions.
        (error) => console.warn('spelling', error),
      )
    return () => {
      current = false
    }
  }, [isForeign, value, caret, language])

  return { spellings, language }
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
