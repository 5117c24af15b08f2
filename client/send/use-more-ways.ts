import { useState } from 'react'
import { useOnDemand } from '../ui/on-demand.ts'

const fetchSheet = () => import('./send-sheet.tsx').then(({ SendSheet }) => SendSheet)

/** The dialog with further ways to send and save; its code is loaded on first use. */
export function useMoreWays() {
  const { Part: Sheet, demand, intent } = useOnDemand(fetchSheet)
  const [isOpen, setOpen] = useState(false)

  async function show() {
    if (await demand()) setOpen(true)
  }

  return { Sheet, isOpen, intent, show, hide: () => setOpen(false) }
}
