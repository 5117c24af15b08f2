import { useState } from 'react'
import { guestsStrings } from '#shared/i18n/guests-strings.ts'
import { Field } from '../../ui/field.tsx'
import { useStrings } from '../../ui/use-strings.ts'
import classes from '../guests-editor.module.css'
import listClasses from './list.module.css'

interface Fix {
  /** Id of the row. */
  id: number
  label: string
  text: string
  onText: (text: string) => void
}

interface RowFixesProps {
  title: string
  lead?: string
  fixes: readonly Fix[]
  onLeaveOut: (id: number) => void
}

const fewFixes = 5

/** Rows with what is wrong in each, a field to fix it in, and a button to leave the row out. */
export function RowFixes({ title, lead, fixes, onLeaveOut }: RowFixesProps) {
  const words = useStrings(guestsStrings)
  const [showsAll, setShowsAll] = useState(false)
  if (fixes.length === 0) return null
  const shown = showsAll ? fixes : fixes.slice(0, fewFixes)
  return (
    <section className={listClasses.fixes} aria-label={title}>
      <h3>{title}</h3>
      {lead && <p className={classes.lead}>{lead}</p>}
      <ul>
        {shown.map((fix) => (
          <li key={`${fix.id} ${fix.label}`}>
            <FixField {...fix} />
            <button type="button" className={classes.quiet} onClick={() => onLeaveOut(fix.id)}>
              {words.leaveOut}
            </button>
          </li>
        ))}
      </ul>
      {fixes.length > shown.length && (
        <button type="button" className={classes.quiet} onClick={() => setShowsAll(true)}>
          {words.all(fixes.length)}
        </button>
      )}
    </section>
  )
}

/** Takes the text when the field is left, so that the row stays while it is typed. */
function FixField({ label, text, onText }: Fix) {
  const [typed, setTyped] = useState(text)
  const take = () => typed !== text && onText(typed)
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        take()
      }}
    >
      <Field label={label} value={typed} onChange={setTyped} onBlur={take} autoComplete="off" />
    </form>
  )
}
