import { type RefObject, useLayoutEffect, useRef } from 'react'
import { editorStrings } from '#shared/i18n/editor-strings.ts'
import { useStrings } from '../../ui/use-strings.ts'
import { PanelHead } from '../frame/panel-head.tsx'
import { partNames } from '../part-names.ts'
import type { CardEditing } from '../use-card-editor.ts'
import { PartStyle } from './part-style.tsx'
import classes from './style-panel.module.css'

export interface EditorStyleProps {
  editing: CardEditing
  className: string | undefined
}

/** The style of the chosen part: in a panel, or on a wide screen beside the card. */
export function EditorStyle({ editing, className }: EditorStyleProps) {
  const { chosen, partOf } = editing
  const { styled, isBeside } = chosen.style
  const words = useStrings(editorStrings)
  const part = partOf(styled)
  const nameOf = partNames(editing.texts, editing.draft, words)
  const panel = useRef<HTMLDivElement>(null)
  useBesideLine(panel, isBeside ? part?.id : undefined, editing.view.live?.layout)
  if (!part || part.kind === 'room') return null
  const isObject = part.kind === 'photo' || part.kind === 'sticker'
  return (
    <div
      className={className}
      ref={panel}
      data-beside={isBeside || undefined}
      data-style
      data-choice
    >
      <PanelHead
        title={isObject ? words.style : words.font}
        detail={nameOf(part)}
        onDone={editing.leave}
      />
      {isBeside && <p className={classes.beside}>{words.lineNamed(nameOf(part))}</p>}
      <PartStyle editing={editing} part={part} />
    </div>
  )
}

/** Least distance of the panel from the upper end of the card's column, CSS px. */
const headPx = 28

/** Puts a panel at the height of a part of the picture, and joins the two by a line. */
function useBesideLine(
  panel: RefObject<HTMLElement | null>,
  part: string | undefined,
  layout: unknown,
): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: a part moves with its layout
  useLayoutEffect(() => {
    const box = panel.current
    const editor = box?.parentElement
    if (!box || !editor || !part) return
    const place = () => {
      const target = editor.querySelector(`[data-part="${part}"]`)?.getBoundingClientRect()
      if (!target) return
      box.style.translate = ''
      const { top, left, right, height } = box.getBoundingClientRect()
      const foot = editor.getBoundingClientRect().bottom
      const middle = target.top + target.height / 2
      const by = Math.max(0, Math.min(middle - headPx - top, foot - top - height))
      box.style.translate = `0 ${by}px`
      box.style.setProperty('--line-at', `${middle - top - by}px`)
      box.style.setProperty(
        '--line-length',
        `${Math.max(0, left - target.right - 8, target.left - right - 8)}px`,
      )
    }
    place()
    const watcher = new ResizeObserver(place)
    watcher.observe(editor)
    watcher.observe(box)
    return () => watcher.disconnect()
  }, [panel, part, layout])
}
