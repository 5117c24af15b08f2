import { count } from '../insight/count.ts'

/**
 * Copies text within a tap. Plain http has no modern clipboard API: the text is then selected in a
 * hidden field and copied by command.
 *
 * @throws when the browser refuses
 */
export async function copyText(text: string): Promise<void> {
  if (navigator.clipboard) await navigator.clipboard.writeText(text)
  else copyByCommand(text)
  count('share', text.startsWith('http') ? 'copied-link' : 'copied-words')
}

function copyByCommand(text: string): void {
  const field = document.createElement('textarea')
  field.value = text
  field.className = 'visually-hidden'
  const focused = document.activeElement
  // Inside an open dialog: nothing outside it can get the focus.
  const place = focused?.closest('dialog, [role=dialog]') ?? document.body
  place.append(field)
  field.select()
  const copied = document.execCommand('copy')
  field.remove()
  if (focused instanceof HTMLElement) focused.focus()
  if (!copied) throw new Error('the browser refused to copy')
}
