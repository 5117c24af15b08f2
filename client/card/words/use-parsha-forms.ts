import { useEffect, useState } from 'react'
import type { ParshaForm } from '#shared/calendar/parsha-forms.ts'
import type { CardText } from './texts-of.ts'

const none: readonly ParshaForm[] = []
const mayHold = /פרשת|לסדר|פ[׳'] |Para?sh/i

/** Other ways to name the parsha of a line; the code is loaded for a line that may have one. */
export function useParshaForms({ value, maxLength }: CardText, language: 'he' | 'yi' | 'en') {
  const [forms, setForms] = useState(none)
  const isLikely = mayHold.test(value)
  useEffect(() => {
    if (!isLikely) return setForms(none)
    let current = true
    import('#shared/calendar/parsha-forms.ts').then(
      ({ parshaForms }) => current && setForms(parshaForms(value, language)),
      // The line can be typed without suggestions.
      (error) => console.warn('parsha', error),
    )
    return () => {
      current = false
    }
  }, [isLikely, value, language])
  return forms.filter((form) => form.value.length <= maxLength)
}
