/**
 * Copies words within a tap. On plain http there is no clipboard of the modern kind: the words are
 * then selected in a field that nobody sees and copied as by hand.
 *
 * @throws when the browser refuses
 */
export async function copyText(text: string): Promise<void> {
  if (navigator.clipboard) return navigator.clipboard.writeText(text)
  const field = document.createElement('textarea')
  field.value = text
  field.className = 'visually-hidden'
  const focused = document.activeElement
  // Into the dialog that may be open: nothing outside it takes the focus.
  const place = focused?.closest('dialog, [role=dialog]') ?? document.body
  place.append(field)
  field.select()
  const copied = document.execCommand('copy')
  field.remove()
  if (focused instanceof HTMLElement) focused.focus()
  if (!copied) throw new Error('the browser copies nothing')
}
