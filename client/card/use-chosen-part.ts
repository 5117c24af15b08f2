import { useId, useState } from 'react'
import { useOnDemand } from '../ui/on-demand.ts'
import type { PartName } from './handles/pose.ts'
import type { SheetHeight, SheetTab } from './sheet/sheet-places.ts'

const fetchStylePanel = async () => (await import('./style/style-panel.tsx')).StylePanel

/** Where the visitor is working: the chosen part, the open style, the sheet. */
export function useChosenPart(sheetHeight: SheetHeight) {
  const id = useId()
  const [selected, select] = useState<string>()
  const [styled, setStyled] = useState<string>()
  const [tab, setTab] = useState<SheetTab>('words')
  const [height, setHeight] = useState(sheetHeight)
  const { Part: StylePanel, demand, intent } = useOnDemand(fetchStylePanel)
  const inputId = (part: string) => `${id}-${part}`

  /** Waits until the input is rendered and visible. */
  function focusInput(part: string) {
    requestAnimationFrame(() => document.getElementById(inputId(part))?.focus())
  }

  async function openStyle(part: string | undefined) {
    if (part && !(await demand())) return
    setStyled(part)
  }

  function open({ id, kind }: PartName) {
    select(id)
    setTab('words')
    if (height === 'low') setHeight('middle')
    if (kind === 'photo' || kind === 'sticker') openStyle(id)
    else focusInput(id)
  }

  const sheet = { tab, height, onTab: setTab, onHeight: setHeight }
  const style = { StylePanel, styled, openStyle, intent }
  return { selected, select, open, inputId, focusInput, sheet, style }
}
