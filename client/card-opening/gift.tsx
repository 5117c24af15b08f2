import { useRef } from 'react'
import type { CardDesign } from '#shared/card.ts'
import type { CardDraft } from '#shared/draft.ts'
import { linkStrings } from '#shared/i18n/link-strings.ts'
import type { PageOf } from '#shared/page.ts'
import { fontStyleSheet } from '../card/font-style-sheet.ts'
import { formatOf } from '../card/format-of.ts'
import { useCardView } from '../card/use-card-view.ts'
import { Button } from '../ui/button.tsx'
import { useStrings } from '../ui/use-strings.ts'
import { Envelope } from './envelope.tsx'
import classes from './gift.module.css'
import { GiftActions } from './gift-actions.tsx'
import { useOpening } from './use-opening.ts'

export interface GiftProps {
  gift: PageOf<'gift'>
  /** Somebody, perhaps the sender, wants to change the words. */
  onEdit: () => void
}

/** A card as its receiver sees it: it rises out of an envelope, with buttons to use it. */
export function Gift({ gift, onEdit }: GiftProps) {
  const strings = useStrings(linkStrings)
  const { document, draft } = gift
  const { design, summary } = document
  const picture = useRef<HTMLDivElement>(null)
  const view = useCardView(document, draft)
  const { live, assets, failed } = view
  // A screen reader then reads the words of the card, and Tab continues after it.
  const toCard = () => picture.current?.focus({ preventScroll: true })
  const { phase, end } = useOpening(live !== undefined || failed, toCard)
  const words = wordsOf(design, draft)
  const format = formatOf(design, draft)

  return (
    <div
      className={`${classes.gift} ${classes[format]}`}
      data-gift={phase}
      data-clarity-mask="true"
    >
      <link rel="stylesheet" href={fontStyleSheet} />
      <div className={classes.head}>
        <h1>{strings.title}</h1>
        <p>{strings.lead}</p>
      </div>
      <div className={classes.stage}>
        <Envelope
          name={draft.to?.trim() ?? ''}
          words={words.join(', ')}
          {...{ phase, failed, picture }}
          onEnd={end}
        >
          {live ? (
            <live.engine.CardSvg layout={live.layout} art={live.art} {...assets} />
          ) : (
            <>
              <Ground colour={summary.ground} />
              <p>{words.join('\n')}</p>
            </>
          )}
        </Envelope>
      </div>
      <div className={classes.foot}>
        {(phase === 'shut' || phase === 'opening') && (
          <Button className={classes.open} look="outline" onClick={end}>
            {strings.open}
          </Button>
        )}
        <GiftActions gift={gift} view={view} words={words} onEdit={onEdit} />
      </div>
    </div>
  )
}

/** The flat colour of a card until it is drawn; the policy allows no style attribute. */
function Ground({ colour }: { colour: string }) {
  return (
    <svg viewBox="0 0 1 1" preserveAspectRatio="none" aria-hidden>
      <rect width="1" height="1" fill={colour} />
    </svg>
  )
}

/** The fields in order, then added texts. */
function wordsOf({ fields }: CardDesign, { values, added = [] }: CardDraft): string[] {
  const texts = [...fields.map(({ id, value }) => values[id] ?? value), ...added.map((a) => a.text)]
  return texts.filter((text) => text.trim() !== '')
}
