/** Lets a part of the page open the menu of narrow screens, which belongs to the header. */
export const menuOpening = new EventTarget()

export function openMenu(): void {
  menuOpening.dispatchEvent(new Event('open'))
}
