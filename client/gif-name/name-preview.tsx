import { useRef, useState } from 'react'
import { gifNameStrings } from '#shared/i18n/gif-name-strings.ts'
import { imageUrl } from '#shared/image-url.ts'
import { useStrings } from '../ui/use-strings.ts'
import classes from './gif-name-dialog.module.css'
import type { RoomedGif } from './make-named-gif.ts'
import type { Lettering } from './use-lettering.ts'

interface NamePreviewProps {
  gif: RoomedGif
  text: string
  lettering: Lettering
  moves: boolean
}

/**
 * The moving picture with the name on it as outlines, as they are in the file. The built picture
 * shows while there is no name.
 */
export function NamePreview({ gif, text, lettering, moves }: NamePreviewProps) {
  const words = useStrings(gifNameStrings)
  const { description, moving, roomed } = gif
  const [roomIsThere, setRoomIsThere] = useState(false)
  const isNamed = roomIsThere && lettering.name.line !== undefined
  return (
    <div className={classes.stage}>
      <div
        className={classes.picture}
        role="img"
        aria-label={words.picture(description, text.trim())}
      >
        <GifPicture file={moving.file} size={moving} moves={moves} shown={!isNamed} />
        <GifPicture
          file={roomed.file}
          size={moving}
          moves={moves}
          shown={isNamed}
          onLoad={() => setRoomIsThere(true)}
        />
        {isNamed && (
          <svg viewBox={`0 0 ${moving.width} ${moving.height}`} aria-hidden data-name>
            <path d={lettering.outline} fill={roomed.line.colour} />
          </svg>
        )}
      </div>
    </div>
  )
}

interface GifPictureProps {
  file: string
  size: { width: number; height: number }
  moves: boolean
  shown: boolean
  onLoad?: () => void
}

/** A moving picture, or its first frame. */
function GifPicture({ file, size, moves, shown, onLoad }: GifPictureProps) {
  const first = useRef<HTMLCanvasElement>(null)
  const { width, height } = size
  return (
    <>
      {/* Laid out in any case: it also paints the canvas. */}
      <img
        src={imageUrl({ folder: 'gifs', file })}
        width={width}
        height={height}
        alt=""
        hidden={!shown || !moves}
        onLoad={({ currentTarget }) => {
          // A canvas shows the first frame of a GIF.
          first.current?.getContext('2d')?.drawImage(currentTarget, 0, 0)
          onLoad?.()
        }}
      />
      <canvas ref={first} width={width} height={height} hidden={!shown || moves} />
    </>
  )
}
