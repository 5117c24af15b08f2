import { type FocusEvent, useEffect, useEffectEvent, useState } from 'react'

/** What the focus of an editor is in: a line with its buttons, or the style, colours and sizes. */
export type FocusArea = 'line' | 'choice' | undefined

/**
 * The area of the focus. Style sheets read it from an attribute of the editor: `:has()` would search
 * the thousands of elements of the picture after each letter.
 *
 * @param onHeld gets the line whose field was focused before the page was live
 */
export function useFocusArea(onHeld: (line: string) => void) {
  const [area, setArea] = useState<FocusArea>()
  const tell = useEffectEvent(onHeld)
  useEffect(() => {
    const line = lineAround(document.activeElement)
    if (line === undefined) return
    setArea('line')
    tell(line)
  }, [])
  const focusHandlers = {
    onFocus: ({ target }: FocusEvent) => setArea(areaAround(target)),
    onBlur: ({ relatedTarget }: FocusEvent) => setArea(areaAround(relatedTarget)),
  }
  return { area, focusHandlers }
}

function areaAround(target: EventTarget | null): FocusArea {
  if (lineAround(target) !== undefined) return 'line'
  const isChoice = target instanceof Element && target.closest('[data-choice]')
  return isChoice ? 'choice' : undefined
}

/** Id of the line whose field or buttons contain an element. */
function lineAround(target: EventTarget | null): string | undefined {
  if (!(target instanceof Element)) return undefined
  return target.closest('[data-line]')?.getAttribute('data-line') ?? undefined
}
