import { ImageDown } from 'lucide-react'
import type { MouseEvent } from 'react'
import { linkStrings } from '#shared/i18n/link-strings.ts'
import { outStrings } from '#shared/i18n/out-strings.ts'
import type { PageOf } from '#shared/page.ts'
import { cardPath } from '#shared/routes.ts'
import type { CardView } from '../card/use-card-view.ts'
import { isIos } from '../export/is-ios.ts'
import { canShareFiles } from '../send/share-file.ts'
import type { SendState } from '../send/use-export.ts'
import { useSendCard } from '../send/use-send-card.ts'
import { Button } from '../ui/button.tsx'
import { useHydrated } from '../ui/client-only.tsx'
import { useStrings } from '../ui/use-strings.ts'
import classes from './gift-ways.module.css'
import { GiftWays, type Said, useCalendarFile } from './gift-ways.tsx'

interface CardActionsProps {
  gift: PageOf<'gift'>
  view: CardView
  onEdit: () => void
}

/** What a receiver can do with a card. */
export function CardActions({ gift, view, onEdit }: CardActionsProps) {
  const strings = useStrings(linkStrings)
  const { document, draft, category, event } = gift
  const { design } = document
  const out = useSendCard(document, view, { shareAgain: strings.saveAgain })
  const hydrated = useHydrated()
  const calendar = useCalendarFile({ design, draft, category, event })
  const said = useSaid(out.state)
  const { share, download, prepare } = out
  const intents = { onPointerEnter: prepare, onPointerDown: prepare, onFocus: prepare }

  function save({ detail }: MouseEvent) {
    // Ignores the second tap of a double tap.
    if (detail > 1) return
    calendar.clear()
    // On an iPhone only the share sheet puts a picture among the photos.
    if (isIos() && canShareFiles()) share()
    else download()
  }

  return (
    <GiftWays
      said={calendar.said ?? said}
      failure={view.failed ? strings.failed : undefined}
      save={
        <Button
          {...intents}
          className={classes.save}
          look="green"
          icon={ImageDown}
          busy={out.state.kind === 'working'}
          disabled={!hydrated}
          onClick={save}
        >
          {strings.save}
        </Button>
      }
      event={event}
      onSaveEvent={calendar.save}
      language={design.language}
      path={cardPath(design.slug)}
      onEdit={onEdit}
    />
  )
}

function useSaid(state: SendState): Said {
  const strings = useStrings(linkStrings)
  const words = useStrings(outStrings)
  if (state.kind === 'failed') return { failure: strings.saveFailed }
  if (state.kind === 'working') return { message: words.steps[state.step] }
  return state.kind === 'done' ? { message: state.outcome.message } : {}
}
