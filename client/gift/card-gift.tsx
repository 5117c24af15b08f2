import { useRef } from 'react'
import { linkStrings } from '#shared/i18n/link-strings.ts'
import { personalStrings } from '#shared/i18n/personal-strings.ts'
import type { PageOf } from '#shared/page.ts'
import { formatOf } from '../card/format-of.ts'
import { useCardView } from '../card/use-card-view.ts'
import { useStrings } from '../ui/use-strings.ts'
import { CardActions } from './card-actions.tsx'
import { Envelope } from './envelope.tsx'
import { GiftFrame, Ground } from './gift-frame.tsx'
import { useOpening } from './use-opening.ts'
import { wordsOf } from './words-of.ts'

interface CardGiftProps {
  gift: PageOf<'gift'>
  /** Somebody, perhaps the sender, wants to change the words. */
  onEdit: () => void
}

/** A card as its receiver sees it: it rises out of an envelope. */
export function CardGift({ gift, onEdit }: CardGiftProps) {
  const strings = useStrings(linkStrings)
  const { title } = useStrings(personalStrings)
  const { document, draft } = gift
  const { design, summary } = document
  const picture = useRef<HTMLDivElement>(null)
  const view = useCardView(document, draft, { isFixed: true })
  const { live, assets, failed } = view
  const { phase, tap, end } = useOpening({
    ready: live !== undefined || failed,
    // A screen reader then reads the words of the card, and Tab continues after it.
    onEnd: () => picture.current?.focus({ preventScroll: true }),
  })
  const words = wordsOf(design, draft)
  return (
    <GiftFrame
      phase={phase}
      format={formatOf(design, draft)}
      title={title}
      lead={strings.lead}
      opener={{ label: strings.open, onClick: tap }}
      stage={
        <Envelope
          name={draft.to?.trim() ?? ''}
          words={words.join(', ')}
          {...{ phase, failed, picture }}
          onTap={tap}
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
      }
    >
      <CardActions gift={gift} view={view} onEdit={onEdit} />
    </GiftFrame>
  )
}
