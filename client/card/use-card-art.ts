import { useCallback, useEffect, useRef, useState } from 'react'
import type { Art } from '#shared/art/art.ts'
import { type ArtPainter, createArtPainter } from './art-painter.ts'
import type { ArtOrder } from './draw-art.ts'

export interface Drawing {
  order: ArtOrder
  /** Unpainted, for `paintArt`. */
  art: Art
}

/** Pause in typing before ornaments make room for the new words, ms. */
const quietMs = 250

/**
 * The latest art that is ready, perhaps still that of the previous order; `undefined` until the
 * first is drawn.
 */
export function useCardArt(order: ArtOrder | undefined) {
  const [drawing, setDrawing] = useState<Drawing>()
  const [failed, setFailed] = useState(false)
  const painter = useRef<ArtPainter>(undefined)
  const key = order && JSON.stringify(order)

  /** Any art, drawn or from the cache, for the download. */
  const draw = useCallback((wanted: ArtOrder) => {
    painter.current ??= createArtPainter()
    return painter.current.draw(wanted)
  }, [])

  useEffect(() => {
    return () => {
      painter.current?.close()
      painter.current = undefined
    }
  }, [])

  // biome-ignore lint/correctness/useExhaustiveDependencies: `key` is `order` by its value
  useEffect(() => {
    if (!order) return
    let current = true
    const show = async () => {
      try {
        const art = await draw(order)
        if (current) setDrawing({ order, art })
      } catch (error) {
        console.error(error)
        if (current) setFailed(true)
      }
    }
    const timer = setTimeout(show, onlyWordsMoved(drawing?.order, order) ? quietMs : 0)
    return () => {
      current = false
      clearTimeout(timer)
    }
  }, [key])

  return { drawing, failed, draw }
}

function onlyWordsMoved(before: ArtOrder | undefined, now: ArtOrder): boolean {
  return before?.format === now.format
}
