import { Pointer } from 'lucide-react'
import { useEffect, useLayoutEffect, useMemo, useRef } from 'react'
import type { PaintedArt } from '#shared/art/art.ts'
import type { CardAssets } from '#shared/card/paint-objects.ts'
import type { CardDocument } from '#shared/card.ts'
import type { Format } from '#shared/format.ts'
import { editorStrings } from '#shared/i18n/editor-strings.ts'
import { titleIn } from '#shared/i18n/title-in.ts'
import { imageSrcSet, imageUrl } from '#shared/image-url.ts'
import { seenPicture } from '../picture-transition.ts'
import { useAlt } from '../ui/use-alt.ts'
import { useLanguage, useStrings } from '../ui/use-strings.ts'
import classes from './card-stage.module.css'
import { formatOf } from './format-of.ts'
import './stage/print-alone.css'
import { useStageZoom } from './stage/use-stage-zoom.ts'
import type { CardEditing } from './use-card-editor.ts'
import type { LiveCard } from './use-card-view.ts'

/** The built picture, replaced by the live one. */
export function CardStage({ editing }: { editing: CardEditing }) {
  const { card, design, draft, view, chosen } = editing
  const { live } = view
  const format = formatOf(design, draft)
  const words = useStrings(editorStrings)
  const { stage, picture, shown } = useStageZoom(editing)
  const keptTap = useKeptTap(live?.handling !== undefined)
  return (
    <div
      className={classes.stage}
      ref={stage}
      data-chosen={chosen.selected !== undefined || undefined}
    >
      {/* Positions on a card are physical, whatever the direction of the page. */}
      <div
        ref={picture}
        className={`${classes.picture} ${classes[live?.layout.format ?? format]}`}
        dir="ltr"
        data-card={design.slug}
        data-paper
        {...keptTap}
      >
        {live ? (
          <>
            <LivePicture live={live} assets={view.assets} />
            {live.handling && (
              <live.handling.PartHandles
                {...{ stage, picture, shown }}
                draft={draft}
                layout={live.layout}
                selected={chosen.selected}
                texts={editing.texts}
                onEdit={editing.edit}
                onSelect={chosen.select}
                onOpen={editing.open}
              />
            )}
          </>
        ) : (
          <BuiltCard card={card} format={format} inputId={chosen.inputId} />
        )}
      </div>
      {!chosen.selected && (
        <p className={classes.hint}>
          <Pointer aria-hidden />
          {words.hint}
        </p>
      )}
    </div>
  )
}

const noArt: PaintedArt = []

/** The picture of the draft. React renders its words; its art is patched. */
function LivePicture({ live, assets }: { live: LiveCard; assets: CardAssets }) {
  const { engine, layout, art } = live
  const box = useRef<HTMLDivElement>(null)
  const shown = useRef({ art: noArt, format: layout.format })
  useLayoutEffect(() => {
    const place = box.current?.querySelector('svg > g')
    if (!place) return
    const { format } = layout
    const next = { art: engine.withPhotos(art, engine.roomPhotos(layout, assets).photos), format }
    // Another format has nothing in common.
    engine.patchArt(place, shown.current.format === format ? shown.current.art : noArt, next.art)
    shown.current = next
  }, [engine, layout, art, assets])
  return (
    <div className={classes.live} ref={box}>
      {useMemo(
        () => (
          <engine.CardSvg layout={layout} art={noArt} {...assets} />
        ),
        [engine, layout, assets],
      )}
    </div>
  )
}

/**
 * Repeats a tap that began before the card had handles, once it has them, unless a field has taken
 * the focus. Not the click is kept but the press: there is no click if the picture below the finger
 * was replaced, and the gestures of the handles stop one whose press they did not see.
 */
function useKeptTap(isReady: boolean) {
  const isEarly = useRef(false)
  const kept = useRef<ClientPoint>(undefined)
  useEffect(() => {
    if (!isReady || !kept.current) return
    if (!document.activeElement?.matches('input, textarea, button')) clickAt(kept.current)
    kept.current = undefined
  }, [isReady])
  return {
    onPointerDown: () => {
      isEarly.current = !isReady
    },
    // Of a finger it follows the press, so the focus has moved by then.
    onMouseUp: ({ clientX, clientY }: ClientPoint) => {
      if (!isEarly.current) return
      isEarly.current = false
      const point = { clientX, clientY }
      if (isReady) clickAt(point)
      else kept.current = point
    },
  }
}

type ClientPoint = Pick<MouseEvent, 'clientX' | 'clientY'>

function clickAt(point: ClientPoint): void {
  const target = document.elementFromPoint(point.clientX, point.clientY)
  target?.dispatchEvent(new MouseEvent('click', { ...point, bubbles: true }))
}

interface BuiltCardProps {
  card: CardDocument
  format: Format
  /** Id of the field of a line. */
  inputId: (line: string) => string
}

function BuiltCard({ card, format, inputId }: BuiltCardProps) {
  const { design, summary, formatPictures, lineBoxes } = card
  const { boxes = {} } = lineBoxes.find((one) => one.format === format) ?? {}
  const built = formatPictures.find((one) => one.format === format)?.picture
  const { file, width, height } = built ?? summary.picture
  const alt = useAlt(design.description, titleIn(design.titles, useLanguage()))
  const picture = useRef<HTMLImageElement>(null)
  useLayoutEffect(() => {
    const seen = seenPicture(design.slug)
    if (seen && picture.current) picture.current.style.backgroundImage = `url("${seen}")`
  }, [design.slug])
  return (
    <>
      <img
        ref={picture}
        className={classes.built}
        src={imageUrl({ folder: 'cards', file, width: 640 })}
        srcSet={imageSrcSet({ folder: 'cards', file, pictureWidth: width })}
        sizes="(min-width: 960px) 472px, (min-resolution: 2.5dppx) 55vw, 80vw"
        width={width}
        height={height}
        alt={alt}
        fetchPriority="high"
      />
      {/* A tap on a line focuses its field, even before any script has arrived. */}
      <svg className={classes.lines} viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden>
        {Object.entries(boxes).map(([line, [x, y, width, height]]) => (
          <foreignObject key={line} {...{ x, y, width, height }}>
            {/* biome-ignore lint/a11y/noLabelWithoutControl: its field is in the form */}
            <label className={classes.line} htmlFor={inputId(line)} />
          </foreignObject>
        ))}
      </svg>
    </>
  )
}
