import { type FocusEvent, type KeyboardEvent, useLayoutEffect, useRef } from 'react'

/** One key of a keyboard is a tab stop; the arrow keys move the focus between the keys. */
export function useRovingKeys() {
  const board = useRef<HTMLDivElement>(null)

  // The keys of another page have no tab stop yet.
  useLayoutEffect(() => {
    const keys = board.current ? keysIn(board.current) : []
    const [first] = keys
    if (first && !keys.some(({ tabIndex }) => tabIndex === 0)) first.tabIndex = 0
  })

  function onFocus({ target, currentTarget }: FocusEvent<HTMLElement>) {
    for (const key of keysIn(currentTarget)) key.tabIndex = key === target ? 0 : -1
  }

  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    const { target, currentTarget, key } = event
    const next = target instanceof HTMLElement && nextKey(currentTarget, target, key)
    if (!next) return
    event.preventDefault()
    next.focus()
  }

  return { board, roving: { onFocus, onKeyDown } }
}

function nextKey(board: HTMLElement, from: HTMLElement, arrow: string): HTMLElement | undefined {
  const rows = [...board.querySelectorAll<HTMLElement>('[data-row]')].map(keysIn)
  const at = rows.findIndex((row) => row.includes(from))
  const row = rows[at] ?? []
  switch (arrow) {
    case 'ArrowRight':
      return row[row.indexOf(from) + 1]
    case 'ArrowLeft':
      return row[row.indexOf(from) - 1]
    case 'Home':
      return row[0]
    case 'End':
      return row.at(-1)
    case 'ArrowUp':
      return at > 0 ? nearest(rows[at - 1], from) : undefined
    case 'ArrowDown':
      return nearest(rows[at + 1], from)
  }
  return undefined
}

function nearest(row: readonly HTMLElement[] = [], from: HTMLElement): HTMLElement | undefined {
  const away = (key: HTMLElement) => Math.abs(middleOf(key) - middleOf(from))
  return row.toSorted((a, b) => away(a) - away(b))[0]
}

function middleOf(key: HTMLElement): number {
  const { left, width } = key.getBoundingClientRect()
  return left + width / 2
}

function keysIn(box: HTMLElement): HTMLElement[] {
  return [...box.querySelectorAll<HTMLElement>('[data-key]')]
}
