import { type MouseEvent, useLayoutEffect, useRef } from 'react'
import { Card } from '#shared/card/card.ts'
import type { CardLayout, CardLine } from '#shared/card/layout-card.ts'
import { lineAt, linesOf } from '#shared/card/line-at.ts'
import { type CardDocument, type Format, formatSizes } from '#shared/card.ts'
import { imageSrcSet, imageUrl } from '#shared/image-url.ts'
import { seenPicture } from '../picture-transition.ts'
import classes from './card-stage.module.css'

interface CardStageProps {
  card: CardDocument
  /** In which the built picture stands until the live one is there. */
  format: Format
  layout: CardLayout | undefined
  art: string | undefined
  /** The field being typed in. */
  selected: string | undefined
  onTap: (field: string) => void
}

/** The picture: the built one, then the live one in its place. */
export function CardStage({ card, format: asked, layout, art, selected, onTap }: CardStageProps) {
  const live = layout !== undefined && art !== undefined
  const format = live ? layout.format : asked
  const marked = live ? linesOf(layout, selected) : []
  return (
    <div className={classes.stage}>
      {/* Places on a card are physical, whichever way the page is read. */}
      <div
        className={`${classes.picture} ${classes[format]}`}
        dir="ltr"
        aria-busy={!live}
        data-card={card.design.slug}
      >
        {live ? (
          <LiveCard layout={layout} art={art} onTap={onTap} />
        ) : (
          <BuiltCard card={card} format={format} />
        )}
        {marked.map((line) => (
          <LineMark key={`${line.field} ${line.baseline}`} line={line} format={format} />
        ))}
      </div>
    </div>
  )
}

function BuiltCard({ card, format }: Pick<CardStageProps, 'card' | 'format'>) {
  const { design, summary, formatPictures } = card
  const built = formatPictures.find((one) => one.format === format)?.picture
  const { file, width, height } = built ?? summary.picture
  const picture = useRef<HTMLImageElement>(null)
  useLayoutEffect(() => {
    const seen = seenPicture(design.slug)
    if (seen && picture.current) picture.current.style.backgroundImage = `url("${seen}")`
  }, [design.slug])
  return (
    <img
      ref={picture}
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

interface LiveCardProps {
  layout: CardLayout
  art: string
  onTap: (field: string) => void
}

function LiveCard({ layout, art, onTap }: LiveCardProps) {
  const box = useRef<HTMLDivElement>(null)

  function handleClick(event: MouseEvent) {
    const bounds = box.current?.getBoundingClientRect()
    if (!bounds) return
    const scale = layout.size.widthPx / bounds.width
    const x = (event.clientX - bounds.left) * scale
    const y = (event.clientY - bounds.top) * scale
    const line = lineAt(layout, { x, y })
    if (line) onTap(line.field)
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a short cut to fields that Tab reaches too
    // biome-ignore lint/a11y/useKeyWithClickEvents: as above
    <div className={classes.live} ref={box} onClick={handleClick}>
      <Card layout={layout} art={art} />
    </div>
  )
}

/** A frame round a line, a little larger than its ink. */
function LineMark({ line, format }: { line: CardLine; format: CardLayout['format'] }) {
  const { widthPx, heightPx } = formatSizes[format]
  const margin = line.sizePx * 0.14
  const percent = (px: number, whole: number) => `${((100 * px) / whole).toFixed(2)}%`
  return (
    <span
      className={classes.mark}
      style={{
        left: percent(line.ink.x - margin, widthPx),
        top: percent(line.ink.y - margin, heightPx),
        width: percent(line.ink.width + 2 * margin, widthPx),
        height: percent(line.ink.height + 2 * margin, heightPx),
      }}
    />
  )
}
