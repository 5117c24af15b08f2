import { type ReactNode, useId } from 'react'
import classes from './print-ways.module.css'

interface ChoiceProps<Of extends string> {
  label: string
  options: readonly { value: Of; name: string; note?: string | undefined; picture?: ReactNode }[]
  chosen: Of
  onChoose: (value: Of) => void
}

/** One of a few values, each with an optional note below its name. */
export function Choice<Of extends string>({ label, options, chosen, onChoose }: ChoiceProps<Of>) {
  const group = useId()
  return (
    <fieldset className={classes.choice}>
      <legend>{label}</legend>
      <div className={classes.options}>
        {options.map(({ value, name, note, picture }) => (
          <label className={classes.option} key={value}>
            <input
              className="visually-hidden"
              type="radio"
              autoComplete="off"
              name={group}
              value={value}
              checked={value === chosen}
              onChange={() => onChoose(value)}
            />
            {picture}
            <span>
              <bdi>{name}</bdi>
              {note && <small>{note}</small>}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
