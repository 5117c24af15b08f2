import { ChevronLeft, ChevronRight } from 'lucide-react'
import { type CSSProperties, useMemo, useState } from 'react'
import type { Guest } from '#shared/guests/guest-list.ts'
import { guestsStrings } from '#shared/i18n/guests-strings.ts'
import { fontStyleSheet } from '../card/font-style-sheet.ts'
import { useCardView } from '../card/use-card-view.ts'
import { IconButton } from '../ui/icon-button.tsx'
import { useStrings } from '../ui/use-strings.ts'
import type { LaidGuests } from './make/lay-out-guests.ts'
import makeClasses from './make-guests.module.css'

interface GuestPreviewProps {
  laid: LaidGuests
  guests: readonly Guest[]
}

/** The card of one guest after another. */
export function GuestPreview({ laid, guests }: GuestPreviewProps) {
  const { document, base, cardOf } = laid
  const words = useStrings(guestsStrings)
  const [wanted, setWanted] = useState(0)
  const at = Math.min(wanted, guests.length - 1)
  const guest = guests[at]
  const draft = useMemo(() => guest && cardOf(guest).draft, [guest, cardOf])
  const { live, assets } = useCardView(document, draft)
  const ratio = { '--ratio': base.size.widthPx / base.size.heightPx } as CSSProperties
  return (
    <figure className={makeClasses.preview}>
      <link rel="stylesheet" href={fontStyleSheet} />
      <div className={makeClasses.picture} style={ratio} dir="ltr">
        {live && <live.engine.CardSvg layout={live.layout} art={live.art} {...assets} />}
      </div>
      <figcaption>
        <IconButton
          className={makeClasses.arrow}
          icon={ChevronLeft}
          label={words.previous}
          disabled={at <= 0}
          onClick={() => setWanted(at - 1)}
        />
        <span role="status">{words.shown(at + 1, guests.length)}</span>
        <IconButton
          className={makeClasses.arrow}
          icon={ChevronRight}
          label={words.next}
          disabled={at >= guests.length - 1}
          onClick={() => setWanted(at + 1)}
        />
      </figcaption>
    </figure>
  )
}
