import { type RefObject, useEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { useMovingTile } from './use-moving-tile.ts'

/** Delay before a preview, so that a pointer that only crosses a tile starts none, ms. */
const meantMs = 150

interface MovingTileProps {
  list: RefObject<HTMLElement | null>
  /** Class of the box of a picture. */
  boxClass: string | undefined
  filmClass: string | undefined
}

/** The film of one tile of a list, over its picture. Its code is fetched at the first touch. */
export function MovingTile({ list, boxClass, filmClass }: MovingTileProps) {
  const tile = useMovingTile(list)
  const slug = tile?.dataset.video
  const box = tile?.querySelector(`.${boxClass}`)
  return slug && box ? <TilePreview slug={slug} box={box} filmClass={filmClass} /> : null
}

interface TilePreviewProps {
  slug: string
  filmClass: string | undefined
  /** The box of the picture, which can be HTML that React did not render. */
  box: Element
}

/** A moving film over its picture, once its first frame is drawn. */
function TilePreview({ slug, box, filmClass }: TilePreviewProps) {
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
      className={filmClass}
      ref={canvas}
      hidden={!isShown}
      aria-hidden
      data-clarity-mask="true"
    />
  )
  return createPortal(film, box)
}
