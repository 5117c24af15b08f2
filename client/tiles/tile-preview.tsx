import { useEffect, useRef, useState } from 'react'
import classes from './video-tiles.module.css'

/** Delay before a preview, so that a pointer that only crosses a tile starts none, ms. */
const meantMs = 150

/** A moving film over its picture, once its first frame is drawn. */
export function TilePreview({ slug }: { slug: string }) {
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

  return <canvas className={classes.moving} ref={canvas} hidden={!isShown} aria-hidden />
}
