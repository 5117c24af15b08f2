import { type ReactNode, type RefObject, useEffect, useRef } from 'react'
import type { CardDesign, CardDocument } from '#shared/card.ts'
import type { CardDraft } from '#shared/draft.ts'
import type { Format } from '#shared/format.ts'
import { linkStrings } from '#shared/i18n/link-strings.ts'
import { cardPath } from '#shared/routes.ts'
import { fontStyleSheet } from '../card/font-style-sheet.ts'
import { formatOf } from '../card/format-of.ts'
import { useCardView } from '../card/use-card-view.ts'
import { SendPanel } from '../send/send-panel.tsx'
import { useMoreWays } from '../send/use-more-ways.ts'
import type { Gate } from '../send/use-names-question.tsx'
import { Button, buttonClass } from '../ui/button.tsx'
import { PageLink } from '../ui/page-link.tsx'
import { useStrings } from '../ui/use-strings.ts'
import { EnvelopeBack, EnvelopeFlap, EnvelopePocket } from './envelope.tsx'
import classes from './personal-card.module.css'
import { type OpeningPhase, useOpening } from './use-opening.ts'

interface PersonalCardProps {
  card: CardDocument
  /** The draft of the link; it is not changed here. */
  draft: CardDraft
  /** Somebody, perhaps the sender, wants to change the words. */
  onEdit: () => void
}

/** The receiver cannot change the card. */
const openGate: Gate = (leave) => leave()

/** A card as its receiver sees it: out of its envelope, large, with buttons to use it. */
export function PersonalCard({ card, draft, onEdit }: PersonalCardProps) {
  const linkWords = useStrings(linkStrings)
  const { design } = card
  const picture = useRef<HTMLDivElement>(null)
  const more = useMoreWays()
  const view = useCardView(design, draft)
  const { live, assets, failed } = view
  // A screen reader then reads the words of the card, and Tab continues after it.
  const toCard = () => picture.current?.focus({ preventScroll: true })
  const { phase, end } = useOpening(live !== undefined || failed, toCard)
  const words = wordsOf(design, draft)
  const format = formatOf(design, draft)

  return (
    <div className={classes.opened} data-clarity-mask="true">
      <link rel="stylesheet" href={fontStyleSheet} />
      <Envelope {...{ format, phase, failed, words, picture }} onEnd={end}>
        {live ? (
          <live.engine.CardSvg layout={live.layout} art={live.art} {...assets} />
        ) : (
          <p>{words}</p>
        )}
      </Envelope>
      <div className={classes.panel}>
        <h1 className={classes.title}>{linkWords.title}</h1>
        <p className={classes.lead}>{linkWords.lead}</p>
        {failed && <p role="alert">{linkWords.failed}</p>}
        <div className={classes.ways}>
          <PageLink className={buttonClass('navy')} href={cardPath(design.slug)}>
            {linkWords.makeYourOwn}
          </PageLink>
          <Button look="outline" onClick={onEdit}>
            {linkWords.edit}
          </Button>
        </div>
        <SendPanel card={card} draft={draft} view={view} gate={openGate} more={more} />
      </div>
    </div>
  )
}

interface EnvelopeProps {
  format: Format
  phase: OpeningPhase
  failed: boolean
  onEnd: () => void
  /** The words of the card. */
  words: string
  picture: RefObject<HTMLDivElement | null>
  /** The card. */
  children: ReactNode
}

/** A card in its envelope, which a tap or Escape opens at once. */
function Envelope(props: EnvelopeProps) {
  const linkWords = useStrings(linkStrings)
  const { format, phase, failed, onEnd, words, picture, children } = props
  const isInside = phase === 'shut' || phase === 'opening'
  useEscape(isInside, onEnd)
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the button in it does the same
    // biome-ignore lint/a11y/useKeyWithClickEvents: as above, and Escape
    <div
      className={`${classes.stage} ${classes[format]} ${classes[phase]} ${failed ? classes.failed : ''}`}
      onClick={onEnd}
    >
      {isInside && <EnvelopeBack />}
      <div className={classes.slot}>
        <div
          ref={picture}
          className={classes.card}
          dir="ltr"
          role="img"
          aria-label={words}
          tabIndex={-1}
          onAnimationEnd={onEnd}
        >
          {children}
        </div>
      </div>
      {isInside && <EnvelopePocket />}
      {isInside && <EnvelopeFlap />}
      {isInside && (
        <button type="button" className={classes.skip}>
          {linkWords.skip}
        </button>
      )}
    </div>
  )
}

/** The fields in order, then added texts, for visitors who see no picture. */
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
