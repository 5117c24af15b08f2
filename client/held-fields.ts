import { useEffect, useEffectEvent, useLayoutEffect } from 'react'
import { flushSync } from 'react-dom'

/*
 * What visitors do to the fields of the server's page before it comes to life. React would put the
 * server's words back over theirs, and would not be told of a choice. So a text field holds its words
 * from the first render on, and once the page stands, all that was changed is told to it as if it
 * happened now: first the words, then the choices, in the order of the page.
 *
 * The words win over an older draft, which stays in My drafts. Fields have `autoComplete` off: what a
 * browser puts back into them after a reload would count as typed.
 */

type Replay = () => void

/** False until the page has heard of all that was changed: its fields are its own from then on. */
let isAlive = false
const replays: Replay[] = []

/**
 * The text for a field that the server renders.
 *
 * @param selector of the field in the whole document, the same on the server and in the browser
 * @param value the page's own
 * @param onHeld is told once what was typed before the page came to life, if anything was
 */
export function useHeldText(selector: string, value: string, onHeld: (text: string) => void) {
  const held = heldText(selector)
  const tell = useEffectEvent(onHeld)
  // biome-ignore lint/correctness/useExhaustiveDependencies: only as the page comes to life
  useLayoutEffect(() => {
    // As it is by then: the visitor types on.
    if (held !== undefined && held !== value) replays.push(() => tell(heldText(selector) ?? value))
  }, [])
  return held ?? value
}

function heldText(selector: string): string | undefined {
  if (isAlive || typeof document === 'undefined') return undefined
  const field = document.querySelector(selector)
  const isText = field instanceof HTMLTextAreaElement || field instanceof HTMLInputElement
  return isText ? field.value : undefined
}

/** For the component round the whole page, so that its effects come after all others. */
export function useAdoptedFields(): void {
  // Before React renders again, and puts choices back.
  useLayoutEffect(() => {
    const choices = document.querySelectorAll<HTMLInputElement | HTMLSelectElement>('input, select')
    replays.push(...[...choices].flatMap((field) => replayOf(field) ?? []))
  }, [])
  // Once everything listens.
  useEffect(() => queueMicrotask(adoptAll), [])
}

/** Each is rendered before the next, which builds upon it. */
function adoptAll(): void {
  try {
    for (const replay of replays) flushSync(replay)
  } finally {
    isAlive = true
  }
}

/** Does again what was done to a field; nothing where it is as the server has it. */
function replayOf(field: HTMLInputElement | HTMLSelectElement): Replay | undefined {
  if (field.disabled) return undefined
  if (field instanceof HTMLSelectElement) return replayOfSelect(field)
  const { type, value, checked, defaultValue, defaultChecked } = field
  if (type === 'checkbox' || (type === 'radio' && checked)) {
    if (checked === defaultChecked) return undefined
    return () => {
      // React heard of what is set by script, so that the click is news to it.
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

/** React takes down what is set on the element itself, and compares when an event comes. */
function setUnheard(field: HTMLInputElement, value: string): void {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, value)
}
