import { useEffect, useRef } from 'react'
import { useAfterTouch } from '../ui/use-after-touch.ts'

const fetchCode = () => import('./fit-viewport.ts')

/** Fits the editor of a phone into the part of the window that the keyboard leaves. */
export function useViewportFit() {
  const editor = useRef<HTMLDivElement>(null)
  const code = useAfterTouch(fetchCode, { canWait: false })
  useEffect(() => (editor.current ? code?.fitViewport(editor.current) : undefined), [code])
  return editor
}
