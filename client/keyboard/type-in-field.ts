import type { FieldText, Splice } from '#shared/keyboard/splice.ts'

/** The field of an id; `undefined` while it is not shown. */
export function fieldOf(inputId: string): HTMLTextAreaElement | undefined {
  const field = document.getElementById(inputId)
  return field instanceof HTMLTextAreaElement ? field : undefined
}

export function textOf({ value, selectionStart, selectionEnd }: HTMLTextAreaElement): FieldText {
  return { value, start: selectionStart, end: selectionEnd }
}

/** Changes a field as typing does: its listeners hear an `input` event, and the caret follows. */
export function typeInField(field: HTMLTextAreaElement, splice: Splice | undefined): void {
  if (!splice) return
  const { from, to, text } = splice
  field.setRangeText(text, from, to, 'end')
  const inputType = text ? 'insertText' : 'deleteContentBackward'
  field.dispatchEvent(new InputEvent('input', { bubbles: true, inputType, data: text || null }))
  // A long text scrolls in its field. By now it has grown.
  requestAnimationFrame(() => {
    const isAtEnd = field.selectionEnd === field.value.length
    if (isAtEnd) field.parentElement?.scrollTo({ top: field.scrollHeight })
  })
}

/** Presses Enter in a field. False where the field takes a line break instead. */
export function pressEnter(field: HTMLTextAreaElement): boolean {
  const event = new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true })
  return !field.dispatchEvent(event)
}

/** Focuses a field again, so that a phone shows or hides its keyboard; the selection stays. */
export function refocus(field: HTMLTextAreaElement): void {
  const { start, end } = textOf(field)
  field.blur()
  field.focus({ preventScroll: true })
  field.setSelectionRange(start, end)
}
