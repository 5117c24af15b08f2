import { useContext } from 'react'
import type { CardDraft } from '#shared/draft.ts'
import { outStrings } from '#shared/i18n/out-strings.ts'
import { maxEnvelopeNameLength } from '#shared/text-bounds.ts'
import { DraftEditContext } from '../drafts/draft-edit-context.ts'
import { Field } from '../ui/field.tsx'
import { useStrings } from '../ui/use-strings.ts'
import classes from './envelope-name.module.css'

/** Field for the receiver's name, which the link carries and the card does not show. */
export function EnvelopeName({ draft }: { draft: CardDraft }) {
  const words = useStrings(outStrings)
  const edit = useContext(DraftEditContext)
  if (!edit) return null
  return (
    <div className={classes.name}>
      <Field
        label={words.sheet.envelopeName}
        value={draft.to ?? ''}
        maxLength={maxEnvelopeNameLength}
        autoComplete="off"
        onChange={(name) => edit.current?.((draft) => withEnvelopeName(draft, name), 'envelope')}
      />
      <p className={classes.lead}>{words.sheet.envelopeLead}</p>
    </div>
  )
}

/** An empty name is no change, so that its link can stay the plain one. */
function withEnvelopeName({ to: _, ...draft }: CardDraft, name: string): CardDraft {
  return name === '' ? draft : { ...draft, to: name }
}
