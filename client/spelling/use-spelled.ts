import { useEffect, useState } from 'react'
import type { Spelled, SpellRequest } from './spell.ts'

const none: readonly Spelled[] = []

/** Pause in typing before spellings are looked for, ms. */
const quietMs = 100

/**
 * Spellings in the letters of a field for the words at its caret. The code and the documents are
 * loaded once a word in other letters is typed. Typing does not wait for them.
 */
export function useSpelled({ text, caret, language }: SpellRequest): readonly Spelled[] {
  const [spelled, setSpelled] = useState(none)
  const isForeign = (language === 'en' ? /[א-ת]/ : /\p{Script=Latin}/u).test(text)

  useEffect(() => {
    if (!isForeign) return setSpelled(none)
    let current = true
    const look = async () => {
      try {
        const { askSpelling } = await import('./ask-spelling.ts')
        const found = await askSpelling({ text, caret, language })
        if (current) setSpelled(found)
      } catch (error) {
        // The field can be typed in without suggestions.
        console.warn('spelling', error)
      }
    }
    const timer = setTimeout(look, quietMs)
    return () => {
      current = false
      clearTimeout(timer)
    }
  }, [isForeign, text, caret, language])

  return spelled
}
