import type { KeyboardEvent } from 'react'

/** Moves the focus between the buttons of a visual grid by arrow keys, Home and End. */
export function moveInGrid(event: KeyboardEvent<HTMLElement>): void {
  const buttons = [...event.currentTarget.querySelectorAll('button')]
  const index = buttons.findIndex((button) => button.matches(':focus'))
  const next = buttons[target(event, buttons, index)]
  if (index < 0 || !next) return
  event.preventDefault()
  next.focus()
}

function target({ key, currentTarget }: KeyboardEvent, buttons: HTMLElement[], index: number) {
  const forwards = getComputedStyle(currentTarget).direction === 'rtl' ? -1 : 1
  const columns = buttons.filter(({ offsetTop }) => offsetTop === buttons[0]?.offsetTop).length
  const targets: Record<string, number> = {
    ArrowRight: index + forwards,
    ArrowLeft: index - forwards,
    ArrowDown: index + columns,
    ArrowUp: index - columns,
    Home: 0,
    End: buttons.length - 1,
  }
  return targets[key] ?? -1
}
