import { useState } from 'react'
import { type GuestColumn, guestColumns } from '#shared/guests/guest-columns.ts'
import { type GuestList, hasNames, withColumn } from '#shared/guests/guest-list.ts'
import { guestsStrings } from '#shared/i18n/guests-strings.ts'
import selectClasses from '../../ui/select.module.css'
import { useStrings } from '../../ui/use-strings.ts'
import classes from '../guests-editor.module.css'
import listClasses from './list.module.css'

interface ColumnChoiceProps {
  list: GuestList
  edit: (change: (list: GuestList) => GuestList) => void
}

/** What each column holds; open where it was not clear. */
export function ColumnChoice({ list, edit }: ColumnChoiceProps) {
  const words = useStrings(guestsStrings)
  const { columns, headings, rows, twice } = list
  const isNamed = hasNames(list)
  const [isOpen] = useState(!isNamed || twice !== undefined)
  const used = guestColumns.filter((column) => columns.includes(column))
  return (
    <details className={listClasses.columns} open={isOpen}>
      <summary>
        {words.columns}
        <span className={`${classes.meta} ${listClasses.count}`}>
          {used.map((column) => words.columnNames[column]).join(', ')}
        </span>
      </summary>
      {!isNamed && <p className={listClasses.warning}>{words.noNames}</p>}
      {twice !== undefined && <p className={listClasses.warning}>{words.twice(twice)}</p>}
      <div className={listClasses.matches}>
        {columns.map((column, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a column is known by its place
          <label className={classes.match} key={i}>
            <bdi>{headings[i] || words.column(i + 1)}</bdi>
            <select
              className={selectClasses.select}
              value={column ?? ''}
              onChange={({ target }) => {
                const chosen = guestColumns.find((each) => each === target.value) ?? null
                edit((now) => withColumn(now, i, chosen))
              }}
            >
              <option value="">{words.unused}</option>
              {guestColumns.map((each: GuestColumn) => (
                <option key={each} value={each}>
                  {words.columnNames[each]}
                </option>
              ))}
            </select>
            <bdi className={listClasses.example}>
              {rows.find(({ cells }) => cells[i])?.cells[i]?.slice(0, 60)}
            </bdi>
          </label>
        ))}
      </div>
    </details>
  )
}
