import {
  type FocusEvent,
  type RefObject,
  startTransition,
  useEffectEvent,
  useLayoutEffect,
  useState,
} from 'react'

/** What the focus of an editor is in: a line with its buttons, or the style, colours and sizes. */
export type FocusArea = 'line' | 'choice' | undefined

/**
 * The area of the focus. Style sheets read it from an attribute of the editor: `:has()` would search
 * the thousands of elements of the picture after each letter, so they use it only until the editor is
 * live. The attribute changes within the event; the editor is rendered after it.
 *
 * @param onHeld gets the line whose field was focused before the page was live
 */
export function useFocusArea(
  editor: RefObject<HTMLElement | null>,
  onHeld: (line: string) => void,
) {
  const [area, setArea] = useState<FocusArea>()
  const tell = useEffectEvent(onHeld)
  useLayoutEffect(() => {
    editor.current?.setAttribute('data-live', '')
    const line = lineAround(document.activeElement)
    if (line === undefined) return
    show(editor.current, 'line')
    setArea('line')
    tell(line)
  }, [editor])
  const follow = (target: EventTarget | null) => {
    const next = areaAround(target)
    show(editor.current, next)
    startTransition(() => setArea(next))
  }
  const focusHandlers = {
    onFocus: ({ target }: FocusEvent) => follow(target),
    onBlur: ({ relatedTarget }: FocusEvent) => follow(relatedTarget),
  }
  return { area, focusHandlers }
}

function show(editor: HTMLElement | null, area: FocusArea): void {
  if (area) editor?.setAttribute('data-focus', area)
  else editor?.removeAttribute('data-focus')
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
