import { Users } from 'lucide-react'
import { guestsStrings } from '#shared/i18n/guests-strings.ts'
import { draftPath, guestsPath } from '#shared/routes.ts'
import { readEntry } from '../../history-entry.ts'
import { buttonClass } from '../../ui/button.tsx'
import { PageLink } from '../../ui/page-link.tsx'
import { useStrings } from '../../ui/use-strings.ts'
import { Ways } from './ways-dialog.tsx'

/** The way to a card for each guest of a list, with the draft of this history entry. */
export function GuestsWay({ card }: { card: string }) {
  const words = useStrings(guestsStrings)
  const { draft } = readEntry()
  const path = guestsPath(card)
  return (
    <Ways title={words.title} lead={words.description}>
      <div>
        <PageLink
          className={buttonClass('outline')}
          href={typeof draft === 'string' ? draftPath(path, draft) : path}
        >
          <Users aria-hidden />
          {words.list}
        </PageLink>
      </div>
    </Ways>
  )
}
