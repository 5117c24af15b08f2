import { useEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import classes from './video-tiles.module.css'

/** Delay before a preview, so that a pointer that only crosses a tile starts none, ms. */
const meantMs = 150

interface TilePreviewProps {
  slug: string
  /** The box of the picture, which can be HTML that React did not render. */
  box: Element
}

/** A moving film over its picture, once its first frame is drawn. */
export function TilePreview({ slug, box }: TilePreviewProps) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const [isShown, setShown] = useState(false)

  useEffect(() => {
    const life = new AbortController()
    const start = async () => {
      const { startPreview } = await import('../film/play/start-preview.ts')
      if (!canvas.current) return
      await startPreview(life.signal, canvas.current, slug)
      setShown(true)
    }
    // On failure the picture stays.
    const timer = setTimeout(() => {
      start().catch((error) => life.signal.aborted || console.warn('preview', slug, error))
    }, meantMs)
    return () => {
      clearTimeout(timer)
      life.abort()
    }
  }, [slug])

  const film = (
    <canvas
      className={classes.moving}
      ref={canvas}
      hidden={!isShown}
      aria-hidden
      data-clarity-mask="true"
    />
  )
  return createPortal(film, box)
}
