import { startTransition, useCallback, useEffect, useRef, useState } from 'react'
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

export type DrawArt = (order: ArtOrder) => Promise<Art>

/** Draws any art, or takes it from the cache. */
export function useDrawArt(): DrawArt {
  const painter = useRef<ArtPainter>(undefined)
  useEffect(() => {
    return () => {
      painter.current?.close()
      painter.current = undefined
    }
  }, [])
  return useCallback((order) => {
    painter.current ??= createArtPainter()
    return painter.current.draw(order)
  }, [])
}

interface CardArtOptions {
  draw: DrawArt
  /** Stands in until an order is drawn. */
  first: Drawing | undefined
}

/**
 * The latest art that is ready, perhaps still that of the previous order; `undefined` until the
 * first is drawn.
 */
export function useCardArt(order: ArtOrder | undefined, { draw, first }: CardArtOptions) {
  const [drawn, setDrawn] = useState<Drawing>()
  const [failed, setFailed] = useState(false)
  const drawing = drawn ?? first
  const key = order && JSON.stringify(order)

  // biome-ignore lint/correctness/useExhaustiveDependencies: `key` is `order` by its value
  useEffect(() => {
    if (!order || key === JSON.stringify(drawing?.order)) return
    let current = true
    const show = async () => {
      try {
        const art = await draw(order)
        // Not within the event of a letter that comes at the same time.
        if (current) startTransition(() => setDrawn({ order, art }))
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

  return { drawing, failed }
}

function onlyWordsMoved(before: ArtOrder | undefined, now: ArtOrder): boolean {
  return before?.format === now.format
}
