import { type CSSProperties, useMemo, useState } from 'react'
import type { Guest } from '#shared/guests/guest-list.ts'
import { guestsStrings } from '#shared/i18n/guests-strings.ts'
import { fontStyleSheet } from '../card/font-style-sheet.ts'
import { useCardView } from '../card/use-card-view.ts'
import { useStrings } from '../ui/use-strings.ts'
import type { LaidGuests } from './make/lay-out-guests.ts'
import makeClasses from './make-guests.module.css'
import { longestOf, Pager } from './pager.tsx'

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
  const longest = useMemo(() => longestOf(guests), [guests])
  const ratio = { '--ratio': base.size.widthPx / base.size.heightPx } as CSSProperties
  return (
    <figure className={makeClasses.preview}>
      <link rel="stylesheet" href={fontStyleSheet} />
      <div className={makeClasses.picture} style={ratio} dir="ltr">
        {live && <live.engine.CardSvg layout={live.layout} art={live.art} {...assets} />}
      </div>
      <Pager
        {...{ at, count: guests.length, onShow: setWanted }}
        longest={longest ? guests.indexOf(longest) : -1}
        labels={words}
      />
    </figure>
  )
}
