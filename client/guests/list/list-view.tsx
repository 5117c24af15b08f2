import { ListX, Repeat } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import {
  type Guest,
  type GuestList,
  problemsOf,
  withCell,
  withoutRow,
} from '#shared/guests/guest-list.ts'
import { guestsStrings } from '#shared/i18n/guests-strings.ts'
import { toastUndo } from '../../drafts/undo-toast.tsx'
import { useStrings } from '../../ui/use-strings.ts'
import classes from '../guests-editor.module.css'
import type { ChangeList } from '../use-guest-list.ts'
import { ColumnChoice } from './column-choice.tsx'
import listClasses from './list.module.css'
import { RowFixes } from './row-fixes.tsx'

interface ListViewProps {
  list: GuestList
  guests: readonly Guest[]
  /** Whether it was read from what the visitor just gave: then it has the focus. */
  isNew: boolean
  change: ChangeList
  onReplace: () => void
}

/** Rows that are shown at first. */
const fewRows = 6

/** The list as it was read, with what to look at first. */
export function ListView({ list, guests, isNew, change, onReplace }: ListViewProps) {
  const words = useStrings(guestsStrings)
  const [showsAll, setShowsAll] = useState(false)
  const title = useRef<HTMLHeadingElement>(null)
  // The field that had it is gone.
  useEffect(() => {
    if (isNew) title.current?.focus()
  }, [isNew])
  const problems = problemsOf(list)
  const shown = showsAll ? guests : guests.slice(0, fewRows)
  const edit = (next: (list: GuestList) => GuestList) => change((now) => now && next(now))
  const remove = () => {
    change(() => undefined)
    toastUndo(words.removed, () => change(() => list))
  }
  return (
    <>
      <div className={classes.head}>
        <h2 className={classes.title} tabIndex={-1} ref={title}>
          {words.guests(guests.length)}
        </h2>
        <button type="button" className={classes.quiet} onClick={onReplace}>
          <Repeat aria-hidden />
          {words.another}
        </button>
        <button type="button" className={classes.quiet} onClick={remove}>
          <ListX aria-hidden />
          {words.remove}
        </button>
      </div>
      <ColumnChoice list={list} edit={edit} />
      <RowFixes
        title={words.toLookAt(problems.length)}
        fixes={problems.map((problem) => ({
          id: problem.id,
          label: `${words.row(problem.id)}: ${words.rowProblems[problem.kind]}`,
          text: problem.text,
          onText: (text) => edit((now) => withCell(now, problem, text)),
        }))}
        onLeaveOut={(id) => edit((now) => withoutRow(now, id))}
      />
      {guests.length > 0 && (
        <ul className={listClasses.guests} aria-label={words.list}>
          {shown.map(({ id, name, table, phone }) => (
            <li key={id}>
              <bdi className={listClasses.name}>{name}</bdi>
              <span className={`${classes.meta} ${listClasses.facts}`}>
                {table && (
                  <span>
                    {words.columnNames.table} <bdi>{table}</bdi>
                  </span>
                )}
                {phone && <bdi dir="ltr">{phone}</bdi>}
              </span>
            </li>
          ))}
        </ul>
      )}
      {guests.length > fewRows && (
        <button type="button" className={classes.quiet} onClick={() => setShowsAll(!showsAll)}>
          {showsAll ? words.fewer : words.all(guests.length)}
        </button>
      )}
    </>
  )
}
