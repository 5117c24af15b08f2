import { useEffect, useMemo, useRef } from 'react'
import type { CardDesign, CardDocument } from '#shared/card.ts'
import type { CardDraft } from '#shared/draft.ts'
import { linkStrings } from '#shared/i18n/link-strings.ts'
import { cardPath } from '#shared/routes.ts'
import { fontStyleSheet } from '../card/font-style-sheet.ts'
import { useStickers } from '../card/objects/use-stickers.ts'
import { useCardLayout } from '../card/use-card-layout.ts'
import { OutPanel } from '../out/out-panel.tsx'
import { Button, buttonClass } from '../ui/button.tsx'
import { PageLink } from '../ui/page-link.tsx'
import { EnvelopeBack, EnvelopeFlap, EnvelopePocket } from './envelope.tsx'
import classes from './personal-card.module.css'
import { useOpening } from './use-opening.ts'

interface PersonalCardProps {
  card: CardDocument
  /** Of the link; it stays as it is. */
  draft: CardDraft
  /** Somebody, who may have sent the link, wants other words on it. */
  onEdit: () => void
}

/** A card as its receiver sees it: out of its envelope, large, with what one can do with it. */
export function PersonalCard({ card, draft, onEdit }: PersonalCardProps) {
  const { design } = card
  const picture = useRef<HTMLDivElement>(null)
  const { engine, layout, order, art, draw, failed } = useCardLayout(design, draft)
  const stickers = useStickers(draft)
  const assets = useMemo(() => ({ stickers }), [stickers])
  const live = engine !== undefined && layout !== undefined && art !== undefined
  // Whoever hears the page hears the words of the card then, and Tab goes on to what follows it.
  const toCard = () => picture.current?.focus({ preventScroll: true })
  const { phase, end } = useOpening(live || failed, toCard)
  const inEnvelope = phase === 'shut' || phase === 'opening'
  const format = draft.format ?? design.formats[0] ?? 'portrait'
  useEscape(inEnvelope, end)

  return (
    <div className={classes.opened} data-clarity-mask="true">
      <link rel="stylesheet" href={fontStyleSheet} />
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the button in it does the same */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: as above, and Escape */}
      <div
        className={`${classes.stage} ${classes[format]} ${classes[phase]} ${failed ? classes.failed : ''}`}
        onClick={end}
      >
        {inEnvelope && <EnvelopeBack />}
        <div className={classes.slot}>
          <div
            ref={picture}
            className={classes.card}
            dir="ltr"
            role="img"
            aria-label={wordsOf(design, draft)}
            tabIndex={-1}
            onAnimationEnd={end}
          >
            {live ? (
              <engine.Card layout={layout} art={art} stickers={stickers} />
            ) : (
              <p>{wordsOf(design, draft)}</p>
            )}
          </div>
        </div>
        {inEnvelope && <EnvelopePocket />}
        {inEnvelope && <EnvelopeFlap />}
        {inEnvelope && (
          <button type="button" className={classes.skip}>
            {linkStrings.skip}
          </button>
        )}
      </div>
      <div className={classes.panel}>
        <h1 className={classes.title}>{linkStrings.title}</h1>
        <p className={classes.lead}>{linkStrings.lead}</p>
        {failed && <p role="alert">{linkStrings.failed}</p>}
        <div className={classes.ways}>
          <PageLink className={buttonClass('navy')} href={cardPath(design.slug)}>
            {linkStrings.makeYourOwn}
          </PageLink>
          <Button look="outline" onClick={onEdit}>
            {linkStrings.edit}
          </Button>
        </div>
        <OutPanel
          card={card}
          draft={draft}
          layout={layout}
          order={order}
          draw={draw}
          failed={failed}
          assets={assets}
        />
      </div>
    </div>
  )
}

/** In the order of the fields, then what was added, for those who see no picture. */
function wordsOf({ fields }: CardDesign, { values, added = [] }: CardDraft): string {
  const texts = [...fields.map(({ id, value }) => values[id] ?? value), ...added.map((a) => a.text)]
  return texts.filter((text) => text.trim() !== '').join(', ')
}

function useEscape(active: boolean, onEscape: () => void): void {
  useEffect(() => {
    if (!active) return
    const handle = (event: KeyboardEvent) => event.key === 'Escape' && onEscape()
    addEventListener('keydown', handle)
    return () => removeEventListener('keydown', handle)
  })
}
