import type { CardDraft } from '#shared/draft.ts'
import { outStrings } from '#shared/i18n/out-strings.ts'
import { maxEnvelopeNameLength } from '#shared/text-bounds.ts'
import type { EditDraft } from '../../drafts/draft-session.ts'
import { Field } from '../../ui/field.tsx'
import { useStrings } from '../../ui/use-strings.ts'
import classes from './envelope-name.module.css'

interface EnvelopeNameProps {
  draft: CardDraft
  lead: string
  onEdit: EditDraft
}

/** Field for the receiver's name, which the link carries and the card or film does not show. */
export function EnvelopeName({ draft, lead, onEdit }: EnvelopeNameProps) {
  const words = useStrings(outStrings)
  return (
    <div className={classes.name}>
      <Field
        label={words.sheet.envelopeName}
        value={draft.to ?? ''}
        maxLength={maxEnvelopeNameLength}
        autoComplete="off"
        onChange={(name) => onEdit((draft) => withEnvelopeName(draft, name), 'envelope')}
      />
      <p className={classes.lead}>{lead}</p>
    </div>
  )
}

/** An empty name is no change, so that its link can stay the plain one. */
function withEnvelopeName({ to: _, ...draft }: CardDraft, name: string): CardDraft {
  return name === '' ? draft : { ...draft, to: name }
}
