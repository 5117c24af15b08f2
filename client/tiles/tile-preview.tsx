import { useEffect, useRef, useState } from 'react'
import classes from './video-tiles.module.css'

/** Whoever only crosses a tile does not mean it, ms. */
const meantMs = 150

/** A film in motion over its own picture, once its first frame is there. */
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
    // The picture stands there all the same.
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
