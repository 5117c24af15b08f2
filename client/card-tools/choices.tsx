import { type ReactNode, useId } from 'react'
import selectClasses from '../ui/select.module.css'
import classes from './choices.module.css'

interface ChoicesProps<Value extends string | number> {
  legend: string
  options: readonly (readonly [value: Value, label: string])[]
  chosen: Value | undefined
  onChoose: (value: Value) => void
  /** Advice to read before choosing. */
  hint?: string | undefined
}

/** A few options side by side, as native radio buttons. */
export function Choices<Value extends string | number>(props: ChoicesProps<Value>) {
  const { legend, options, chosen, onChoose, hint } = props
  const id = useId()
  return (
    <fieldset className={classes.group} aria-describedby={hint && `${id}-hint`}>
      <legend className={classes.label}>{legend}</legend>
      <div className={classes.options}>
        {options.map(([value, label]) => (
          <label className={classes.option} key={value}>
            <input
              className={classes.input}
              type="radio"
              name={id}
              checked={value === chosen}
              onChange={() => onChoose(value)}
            />
            <span className={classes.name}>{label}</span>
          </label>
        ))}
      </div>
      {hint && (
        <p className={classes.hint} id={`${id}-hint`}>
          {hint}
        </p>
      )}
    </fieldset>
  )
}

interface SelectProps<Value extends string | number> {
  label: string
  options: readonly (readonly [value: Value, label: string])[]
  /** A value that is not among the options selects none. */
  chosen: Value
  onChoose: (value: Value) => void
}

export function Select<Value extends string | number>(props: SelectProps<Value>) {
  const { label, options, chosen, onChoose } = props
  const id = useId()
  const index = options.findIndex(([value]) => value === chosen)
  return (
    <div className={classes.group}>
      <label className={classes.label} htmlFor={id}>
        {label}
      </label>
      <select
        className={selectClasses.select}
        id={id}
        value={index}
        onChange={(event) => {
          const option = options[Number(event.target.value)]
          if (option) onChoose(option[0])
        }}
      >
        {index < 0 && <option value={-1}>–</option>}
        {options.map(([value, name], i) => (
          <option key={value} value={i}>
            {name}
          </option>
        ))}
      </select>
    </div>
  )
}

interface CheckProps {
  checked: boolean
  onChange: (checked: boolean) => void
  children: ReactNode
}

export function Check({ checked, onChange, children }: CheckProps) {
  return (
    <label className={classes.check}>
      <input
        type="checkbox"
        checked={checked}
        onChange={(event) => onChange(event.target.checked)}
      />
      {children}
    </label>
  )
}
