import { type MouseEvent, useEffect, useLayoutEffect, useRef } from 'react'
import type { PaintedArt } from '#shared/art/art.ts'
import type { CardLayout } from '#shared/card/layout-card.ts'
import type { CardAssets } from '#shared/card/paint-objects.ts'
import type { CardDocument } from '#shared/card.ts'
import type { Format } from '#shared/format.ts'
import { imageSrcSet, imageUrl } from '#shared/image-url.ts'
import { seenPicture } from '../picture-transition.ts'
import classes from './card-stage.module.css'
import type { PartHandlesProps } from './handles/part-handles.tsx'
import type { CardEngine } from './use-card-setting.ts'

interface CardStageProps extends Omit<PartHandlesProps, 'layout'> {
  card: CardDocument
  /** In which the built picture stands until the live one is there. */
  format: Format
  engine: CardEngine | undefined
  layout: CardLayout | undefined
  art: PaintedArt | undefined
  assets: CardAssets
}

/** The picture: the built one, then the live one in its place. */
export function CardStage(props: CardStageProps) {
  const { card, format: asked, engine, layout, art, assets, ...handles } = props
  const live = engine !== undefined && layout !== undefined && art !== undefined
  const stage = useSelectedInSight(handles.selected)
  const keepTap = useKeptTap(live)
  return (
    <div className={classes.stage} ref={stage}>
      {/* Places on a card are physical, whichever way the page is read. */}
      <div
        className={`${classes.picture} ${classes[live ? layout.format : asked]}`}
        dir="ltr"
        data-card={card.design.slug}
        data-paper
      >
        {live ? (
          <>
            <div className={classes.live}>
              <engine.Card layout={layout} art={art} {...assets} />
            </div>
            <engine.PartHandles layout={layout} {...handles} />
          </>
        ) : (
          <BuiltCard card={card} format={asked} onTap={keepTap} />
        )}
      </div>
    </div>
  )
}

/** Where the stage is lower than the picture, it scrolls to the part that is chosen. */
function useSelectedInSight(selected: string | undefined) {
  const stage = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const box = stage.current
    const part = selected && box?.querySelector(`[data-part="${selected}"]`)
    if (!box || !part || box.scrollHeight <= box.clientHeight) return
    const { top, height } = part.getBoundingClientRect()
    const middle = top + height / 2 - box.getBoundingClientRect().top
    box.scrollBy({ top: middle - box.clientHeight / 2 })
  }, [selected])
  return stage
}

/** A tap on the built picture is given to the live one, unless the visitor has gone elsewhere. */
function useKeptTap(live: boolean) {
  const tap = useRef<MouseEventInit>(undefined)
  useEffect(() => {
    if (!live || !tap.current) return
    const { clientX = 0, clientY = 0 } = tap.current
    const target = document.elementFromPoint(clientX, clientY)
    if (!document.activeElement?.matches('input, textarea, button')) {
      target?.dispatchEvent(new MouseEvent('click', { ...tap.current, bubbles: true }))
    }
    tap.current = undefined
  }, [live])
  return ({ clientX, clientY }: MouseEvent) => {
    tap.current = { clientX, clientY }
  }
}

interface BuiltCardProps extends Pick<CardStageProps, 'card' | 'format'> {
  onTap: (event: MouseEvent) => void
}

function BuiltCard({ card, format, onTap }: BuiltCardProps) {
  const { design, summary, formatPictures } = card
  const built = formatPictures.find((one) => one.format === format)?.picture
  const { file, width, height } = built ?? summary.picture
  const picture = useRef<HTMLImageElement>(null)
  useLayoutEffect(() => {
    const seen = seenPicture(design.slug)
    if (seen && picture.current) picture.current.style.backgroundImage = `url("${seen}")`
  }, [design.slug])
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: for the buttons that come in its place
    <img
      ref={picture}
      onClick={onTap}
      className={classes.built}
      src={imageUrl({ folder: 'cards', file, width: 640 })}
      srcSet={imageSrcSet({ folder: 'cards', file, pictureWidth: width })}
      sizes="(min-width: 960px) 472px, 80vw"
      width={width}
      height={height}
      alt={design.description}
      fetchPriority="high"
    />
  )
}
