import { useEffect, useId, useState } from 'react'
import { flushSync } from 'react-dom'
import { useOnDemand } from '../ui/on-demand.ts'
import { phoneQuery, useMedia } from '../ui/use-media.ts'
import type { PartName } from './handles/pose.ts'

/** What is open under the picture on a phone. */
export type EditorPanel = 'words' | 'look' | 'size' | 'photos' | 'stickers' | 'style'

/** From this width the style of a line stands beside the card. */
const besideQuery = '(min-width: 1120px)'

const fetchStyle = async () => (await import('./style/editor-style.tsx')).EditorStyle

/**
 * Where the visitor is working: the chosen part, and the open panel.
 *
 * @param hasRoom whether the stage has room for the style of a line beside the card
 */
export function useChosenPart(hasRoom: boolean) {
  const id = useId()
  const [selected, select] = useState<string>()
  const [panel, setPanel] = useState<EditorPanel>()
  const isPhone = useMedia(phoneQuery)
  const isBeside = useMedia(besideQuery) && hasRoom
  const { Part: Style, demand, intent } = useOnDemand(fetchStyle)
  const inputId = (part: string) => `${id}-${part}`
  const wantsStyle = isBeside && selected !== undefined

  useEffect(() => {
    if (wantsStyle) void demand()
  }, [wantsStyle, demand])

  /** Within the same tap, or a phone opens no keyboard. */
  function focusInput(part: string) {
    document.getElementById(inputId(part))?.focus({ preventScroll: isPhone })
  }

  async function openStyle(part: string) {
    select(part)
    if (!(await demand())) return
    if (isPhone && document.activeElement instanceof HTMLElement) document.activeElement.blur()
    setPanel('style')
  }

  function open({ id, kind }: PartName) {
    const isObject = kind === 'photo' || kind === 'sticker'
    if (isPhone && panel === 'style') select(id)
    else if (isObject) void openStyle(id)
    else {
      flushSync(() => {
        select(id)
        setPanel(undefined)
      })
      focusInput(id)
    }
  }

  const styled = isBeside || panel === 'style' ? selected : undefined
  const style = { Style, styled, openStyle, intent, isBeside }
  return { selected, select, open, inputId, focusInput, panel, setPanel, isPhone, style }
}
