import { whenTopIsLive } from './held-taps.ts'

/** Lets a part of the page open the menu of narrow screens, which belongs to the header. */
export const menuOpening = new EventTarget()

export function openMenu(): void {
  whenTopIsLive(() => menuOpening.dispatchEvent(new Event('open')))
}
