import { useMemo, useState } from 'react'
import type { CardDocument } from '#shared/card.ts'
import { guestsOf } from '#shared/guests/guest-list.ts'
import { guestsStrings } from '#shared/i18n/guests-strings.ts'
import { useStrings } from '../ui/use-strings.ts'
import classes from './guests-editor.module.css'
import { ListInput } from './list/list-input.tsx'
import { ListView } from './list/list-view.tsx'
import { MakeGuests } from './make-guests.tsx'
import { useGuestDraft } from './use-guest-draft.ts'
import { useGuestList } from './use-guest-list.ts'

/** The list of guests, and what is made for them. */
export function GuestsEditor({ document }: { document: CardDocument }) {
  const words = useStrings(guestsStrings)
  const { isRead, isKept, list, change } = useGuestList()
  const named = useGuestDraft(document.design.slug)
  const [isReplacing, setIsReplacing] = useState(false)
  /** Whether the list has just been read. */
  const [isNew, setIsNew] = useState(false)
  const guests = useMemo(() => (list ? guestsOf(list) : []), [list])
  if (!isRead || !named) return null
  return (
    <div className={classes.editor} data-clarity-mask="true">
      <section className={classes.panel} aria-label={words.list}>
        {!isKept && <p role="alert">{words.closed}</p>}
        {(!list || isReplacing) && (
          <ListInput
            onList={(next) => {
              change(() => next)
              setIsReplacing(false)
              setIsNew(true)
            }}
            onKeep={list && (() => setIsReplacing(false))}
          />
        )}
        {list && !isReplacing && (
          <ListView
            list={list}
            guests={guests}
            isNew={isNew}
            change={change}
            onReplace={() => setIsReplacing(true)}
          />
        )}
      </section>
      {list && guests.length > 0 && (
        <MakeGuests
          document={document}
          draft={named.draft}
          list={list}
          guests={guests}
          change={change}
        />
      )}
    </div>
  )
}
