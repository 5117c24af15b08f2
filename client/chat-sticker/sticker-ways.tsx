import { Clapperboard, Download, ImagePlay, Share2, Sticker } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import type { CardDraft } from '#shared/draft.ts'
import { chatStickerStrings } from '#shared/i18n/chat-sticker-strings.ts'
import { outStrings } from '#shared/i18n/out-strings.ts'
import { downloadFile } from '../export/download-file.ts'
import type { PictureSource } from '../send/make-picture.ts'
import { shareFile } from '../send/share-file.ts'
import type { SendWork } from '../send/use-export.ts'
import { Ways, WayTile, WayTiles } from '../send/ways/ways-dialog.tsx'
import { Button } from '../ui/button.tsx'
import { useStrings } from '../ui/use-strings.ts'
import type { StickerToMake } from './make-sticker.ts'
import classes from './sticker-ways.module.css'

interface StickerWaysProps {
  source: PictureSource
  draft: CardDraft
  /** Resolves with the film that moves. */
  film: () => Promise<StickerToMake['film']>
  start: (work: SendWork) => void
}

interface MadeSticker {
  file: File
  url: string
}

const kinds = [
  { kind: 'still', icon: Sticker },
  { kind: 'webp', icon: Clapperboard },
  { kind: 'gif', icon: ImagePlay },
] as const

/** Stickers of a card and of its film. What is made is shown, then shared or saved. */
export function StickerWays({ source, draft, film, start }: StickerWaysProps) {
  const words = useStrings(chatStickerStrings)
  const [made, setMade] = useState<MadeSticker>()
  const [done, setDone] = useState<number>()
  useEffect(() => () => URL.revokeObjectURL(made?.url ?? ''), [made])

  const make =
    (kind: StickerToMake['kind']): SendWork =>
    async (signal, onProgress) => {
      if (typeof OffscreenCanvas === 'undefined') return { message: words.unsupported }
      onProgress('picture')
      setMade(undefined)
      setDone(0)
      const show = (share: number) => signal.aborted || setDone(share)
      try {
        const [{ makeSticker }, moving] = await Promise.all([
          import('./make-sticker.ts'),
          kind === 'still' ? noFilm : film(),
        ])
        const file = await makeSticker(signal, { source, draft, kind, film: moving }, show)
        setMade({ file, url: URL.createObjectURL(file) })
        return { message: words.ready }
      } catch (error) {
        if (isTooLarge(error)) return { message: words.tooLarge[kind] }
        throw error
      } finally {
        setDone(undefined)
      }
    }

  return (
    <Ways title={words.title} lead={words.lead}>
      <WayTiles>
        {kinds.map(({ kind, icon }) => (
          <WayTile key={kind} icon={icon} label={words[kind]} onClick={() => start(make(kind))} />
        ))}
      </WayTiles>
      {done !== undefined && (
        <progress className={classes.progress} aria-label={words.making} value={done} />
      )}
      {made && <MadeWays {...made} start={start} />}
    </Ways>
  )
}

/** A still sticker needs none. */
const noFilm: StickerToMake['film'] = { told: { categories: [] } }

/** By name: the class is in a part that is loaded later. */
function isTooLarge(error: unknown): boolean {
  return error instanceof Error && error.name === 'StickerTooLarge'
}

function MadeWays({ file, url, start }: MadeSticker & Pick<StickerWaysProps, 'start'>) {
  const words = useStrings(chatStickerStrings)
  const out = useStrings(outStrings)
  const [sidePx, setSide] = useState<number>()
  const made = useRef<HTMLDivElement>(null)
  // The picture and its buttons, once both have their height.
  useEffect(() => {
    if (sidePx) made.current?.scrollIntoView({ block: 'nearest' })
  }, [sidePx])
  const type = file.type === 'image/gif' ? 'GIF' : 'WebP'

  const share: SendWork = async () => {
    const end = await shareFile(file)
    return end === 'late' ? { message: words.shareAgain } : undefined
  }
  const save: SendWork = async () => {
    downloadFile(file, file.name)
    return { message: out.saved }
  }

  return (
    <div className={classes.made} ref={made}>
      <img
        className={classes.picture}
        src={url}
        alt={words.made}
        onLoad={({ currentTarget }) => setSide(currentTarget.naturalWidth)}
      />
      <div className={classes.beside}>
        <p className={classes.fact}>
          {sidePx && words.fact(type, sidePx, Math.ceil(file.size / 1000))}
        </p>
        {'canShare' in navigator && navigator.canShare({ files: [file] }) && (
          <Button icon={Share2} onClick={() => start(share)}>
            {words.share}
          </Button>
        )}
        <Button look="outline" icon={Download} onClick={() => start(save)}>
          {words.save}
        </Button>
      </div>
    </div>
  )
}
