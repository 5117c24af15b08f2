import { type RefObject, useEffect, useRef, useState } from 'react'
import { findPhoto } from '../../../photos/photo-store.ts'
import { latest } from '../latest.ts'
import type { OpenedClip } from './open-clip.ts'

/** Pictures of the strip. */
const stripCount = 8

type Canvas = RefObject<HTMLCanvasElement | null>

/** Shows a clip of this device: one time of it on a stage, and eight of it in a strip. */
export function useClipFrames(id: string, stage: Canvas, strip: Canvas) {
  const [isOpen, setOpen] = useState(false)
  const shown = useRef<(timeMs: number) => void>(undefined)

  useEffect(() => {
    const life = new AbortController()
    let close = () => {}
    async function open() {
      const [file, { openClip }] = await Promise.all([findPhoto(id), import('./open-clip.ts')])
      if (!file || life.signal.aborted) return
      const opened = await openClip(file)
      close = opened.close
      if (life.signal.aborted) return close()
      shown.current = openStage(opened, stage.current)
      setOpen(true)
      await drawStrip(life.signal, opened, strip.current)
    }
    // A clip that is gone or damaged has no pictures to choose from.
    open().catch(() => {})
    return () => {
      life.abort()
      close()
    }
  }, [id, stage, strip])

  return { isOpen, show: (timeMs: number) => shown.current?.(timeMs) }
}

function openStage({ frames }: OpenedClip, canvas: HTMLCanvasElement | null) {
  const context = canvas?.getContext('2d', { alpha: false })
  const { show, picture } = frames(canvas ?? { width: 1, height: 1 })
  return latest(show, () => context?.drawImage(picture, 0, 0))
}

async function drawStrip(
  signal: AbortSignal,
  { width, height, durationMs, frames }: OpenedClip,
  canvas: HTMLCanvasElement | null,
) {
  const context = canvas?.getContext('2d')
  if (!canvas || !context) return
  const part = { width: canvas.width / stripCount, height: canvas.height }
  const scale = Math.max(part.width / width, part.height / height)
  const size = { width: Math.ceil(width * scale), height: Math.ceil(height * scale) }
  const left = (size.width - part.width) / 2
  const top = (size.height - part.height) / 2
  const { show, picture, close } = frames(size)
  for (let i = 0; i < stripCount && !signal.aborted; i++) {
    await show(((i + 0.5) * durationMs) / stripCount)
    const place = [i * part.width, 0, part.width, part.height] as const
    context.drawImage(picture, left, top, part.width, part.height, ...place)
  }
  close()
}
