import { useEffect, useState } from 'react'
import { afterPaint } from '../after-paint.ts'
import type { Spelled, SpellRequest } from './spell.ts'

const none: readonly Spelled[] = []

/**
 * Spellings in the letters of a field for the words at its caret. The code and the documents are
 * loaded once a word in other letters is typed. A letter is painted before they are looked for.
 */
export function useSpelled({ text, caret, language }: SpellRequest): readonly Spelled[] {
  const [spelled, setSpelled] = useState(none)
  const isForeign = (language === 'en' ? /[א-ת]/ : /\p{Script=Latin}/u).test(text)

  useEffect(() => {
    if (!isForeign) return setSpelled(none)
    let current = true
    const look = async () => {
      try {
        const { spell } = await import('./spell.ts')
        const found = await spell({ text, caret, language })
        if (current) setSpelled(found)
      } catch (error) {
        // The field can be typed in without suggestions.
        console.warn('spelling', error)
      }
    }
    const callOff = afterPaint(() => void look())
    return () => {
      current = false
      callOff()
    }
  }, [isForeign, text, caret, language])

  return spelled
}
