import { useEffect, useEffectEvent, useLayoutEffect } from 'react'
import { flushSync } from 'react-dom'
import { useHydrated } from './ui/client-only.tsx'

/*
 * Keeps what visitors do to the fields of the server-rendered page before hydration. React would
 * overwrite their text with the server's, and would miss their choices. So a text field keeps its
 * text from the first render on, and after hydration every change is replayed as if it happened
 * then: first texts, then choices, in the order of the page. Typed text wins over an older draft,
 * which stays in My drafts. Fields have `autoComplete` off: text that a browser restores after a
 * reload would count as typed.
 */

type Replay = () => void

/** False until every change has been replayed; from then on the fields of the page are React's. */
let isAlive = false
const replays: Replay[] = []

/** Selectors of the fields that have been rendered, and what was typed into them since. */
const rendered = new Set<string>()
const typedSince = new Map<string, string>()

/**
 * A render can pause, and after an error the fields are new ones: what is typed in between is in
 * neither.
 */
function noteTyped({ target }: Event): void {
  if (!(target instanceof HTMLTextAreaElement || target instanceof HTMLInputElement)) return
  for (const selector of rendered) {
    if (target.matches(selector)) typedSince.set(selector, target.value)
  }
}

function watchField(selector: string): void {
  if (typeof document === 'undefined') return
  // Adding the same listener again does nothing.
  document.addEventListener('input', noteTyped, true)
  rendered.add(selector)
}

/**
 * The text for a server-rendered field, also of a part that hydrates later than the page.
 *
 * @param selector of the field in the whole document, the same on server and browser
 * @param value the text that the page renders
 * @param onHeld gets the text that was typed before hydration, once, if any
 */
export function useHeldText(selector: string, value: string, onHeld: (text: string) => void) {
  const hydrated = useHydrated()
  const isOurs = isAlive && hydrated
  const held = isOurs ? undefined : heldText(selector)
  if (!isOurs) watchField(selector)
  const tell = useEffectEvent(onHeld)
  // biome-ignore lint/correctness/useExhaustiveDependencies: only at hydration
  useLayoutEffect(() => {
    if (isOurs) return
    // Read again at the replay: the visitor may still be typing.
    const typed = typedSince.get(selector) ?? held
    if (typed === undefined || typed === value) return
    replays.push(() => tell(typedSince.get(selector) ?? heldText(selector) ?? value))
    // The page was adopted before.
    if (isAlive) queueMicrotask(adoptAll)
  }, [])
  return held ?? value
}

function heldText(selector: string): string | undefined {
  if (typeof document === 'undefined') return undefined
  const field = document.querySelector(selector)
  const isText = field instanceof HTMLTextAreaElement || field instanceof HTMLInputElement
  return isText ? field.value : undefined
}

/** Call it in the component around the whole page, so that its effects run after all others. */
export function useAdoptedFields(): void {
  // Before React renders again and resets choices.
  useLayoutEffect(() => {
    const choices = document.querySelectorAll<HTMLInputElement | HTMLSelectElement>('input, select')
    replays.push(...[...choices].flatMap((field) => replayOf(field) ?? []))
  }, [])
  // After all listeners are attached.
  useEffect(() => queueMicrotask(adoptAll), [])
}

/** Renders each replay before the next, which builds on it. */
function adoptAll(): void {
  try {
    for (const replay of replays.splice(0)) flushSync(replay)
  } finally {
    isAlive = true
    rendered.clear()
    typedSince.clear()
  }
}

/** Repeats what the visitor did to a field; undefined for an unchanged field. */
function replayOf(field: HTMLInputElement | HTMLSelectElement): Replay | undefined {
  if (field.disabled) return undefined
  if (field instanceof HTMLSelectElement) return replayOfSelect(field)
  const { type, value, checked, defaultValue, defaultChecked } = field
  if (type === 'checkbox' || (type === 'radio' && checked)) {
    if (checked === defaultChecked) return undefined
    return () => {
      // React tracks values that scripts set, so the click counts as a change.
      field.checked = defaultChecked
      field.click()
    }
  }
  if (type !== 'range' || value === defaultValue) return undefined
  return () => {
    field.value = defaultValue
    setUnheard(field, value)
    field.dispatchEvent(new Event('input', { bubbles: true }))
  }
}

function replayOfSelect(field: HTMLSelectElement): Replay | undefined {
  const { value } = field
  const own = [...field.options].find(({ defaultSelected }) => defaultSelected) ?? field.options[0]
  if (own?.value === value) return undefined
  return () => {
    field.value = value
    field.dispatchEvent(new Event('change', { bubbles: true }))
  }
}

/**
 * React tracks values set on the element and compares them at each event. The prototype's setter
 * avoids that.
 */
function setUnheard(field: HTMLInputElement, value: string): void {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, value)
}
