/*
 * Keeps a tap on a button above the page until the code of header and menus has come. Links and the
 * forms of the search need no code.
 */

let held: HTMLElement | undefined
let isLive = false
const waiting: (() => void)[] = []

/** Called by the first script. */
export function holdTaps(): void {
  addEventListener('click', hold, { capture: true })
}

function hold(event: MouseEvent): void {
  const { target } = event
  const button =
    target instanceof Element
      ? target.closest<HTMLElement>('body > :is(header, nav) button[type=button]')
      : null
  if (!button || document.documentElement.dataset.failed !== undefined) return
  event.preventDefault()
  // React would hydrate the button now if it can, and then handle this tap too.
  event.stopPropagation()
  held = button
}

/** Called once the buttons are live; repeats the last tap. */
export function releaseTap(): void {
  removeEventListener('click', hold, { capture: true })
  isLive = true
  held?.click()
  held = undefined
  for (const go of waiting.splice(0)) go()
}

/** Calls back when what is above the page is live. */
export function whenTopIsLive(go: () => void): void {
  if (isLive) go()
  else waiting.push(go)
}
