import type { CardDocument } from '#shared/card.ts'
import { guestsStrings } from '#shared/i18n/guests-strings.ts'
import { titleIn } from '#shared/i18n/title-in.ts'
import { Field } from '../ui/field.tsx'
import selectClasses from '../ui/select.module.css'
import { useLanguage, useStrings } from '../ui/use-strings.ts'
import classes from './guests-editor.module.css'
import { type NamePlace, newLine, usualField, usualWords } from './make/guest-draft.ts'

interface NamePlaceFieldsProps {
  document: CardDocument
  place: NamePlace
  onPlace: (place: NamePlace) => void
}

/** Where a guest's name goes on the card, and the words before it. */
export function NamePlaceFields({ document, place, onPlace }: NamePlaceFieldsProps) {
  const words = useStrings(guestsStrings)
  const language = useLanguage()
  return (
    <>
      <label className={classes.match}>
        {words.where}
        <select
          className={selectClasses.select}
          value={place.field}
          onChange={({ target }) => onPlace(placeIn(document, target.value))}
        >
          <option value={newLine}>{words.ownLine}</option>
          {document.design.fields.map(({ id, label }) => (
            <option key={id} value={id}>
              {titleIn(label, language)}
            </option>
          ))}
        </select>
      </label>
      <Field
        label={words.before}
        value={place.before}
        maxLength={60}
        onChange={(before) => onPlace({ ...place, before })}
        autoComplete="off"
      />
    </>
  )
}

export function usualPlace(document: CardDocument): NamePlace {
  return placeIn(document, usualField(document.design))
}

function placeIn({ design }: CardDocument, field: string): NamePlace {
  return { field, before: field === newLine ? usualWords(design) : '' }
}
