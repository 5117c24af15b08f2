import { type ComponentType, useState } from 'react'
import { useOnDemand } from '../ui/on-demand.ts'

const fetchSheet = () => import('./ways/send-sheet.tsx').then(({ SendSheet }) => SendSheet)

/** The dialog with further ways to send and save a card. */
export function useMoreWays() {
  return useWays(fetchSheet)
}

/**
 * A dialog with further ways to send and save; its code is loaded on first use.
 *
 * @param fetchDialog must be the same function at each render
 */
export function useWays<Props extends object>(fetchDialog: () => Promise<ComponentType<Props>>) {
  const { Part: Sheet, demand, intent } = useOnDemand(fetchDialog)
  const [isOpen, setOpen] = useState(false)

  async function show() {
    if (await demand()) setOpen(true)
  }

  return { Sheet, isOpen, intent, show, hide: () => setOpen(false) }
}
