import { Minus, Plus } from 'lucide-react'
import { useId, useState } from 'react'
import { editorStrings } from '#shared/i18n/editor-strings.ts'
import { useStrings } from '../../ui/use-strings.ts'
import classes from './style-panel.module.css'

interface StepperProps {
  label: string
  /** Stands after the number. */
  unit: string
  value: number
  step: number
  min: number
  max: number
  onChange: (value: number) => void
}

/** A number to type, or to change by buttons of 44 px. */
export function Stepper({ label, unit, value, step, min, max, onChange }: StepperProps) {
  const words = useStrings(editorStrings)
  const id = useId()
  // May be empty or out of range while it is typed.
  const [typed, setTyped] = useState<string>()
  const put = (next: number) => onChange(Math.min(max, Math.max(min, next)))
  return (
    <div className={classes.line}>
      <label className={classes.label} htmlFor={id}>
        {label} <span className={classes.unit}>{unit}</span>
      </label>
      <span className={classes.stepperRow} dir="ltr">
        <button type="button" aria-label={words.less(label)} onClick={() => put(value - step)}>
          <Minus aria-hidden />
        </button>
        <input
          id={id}
          type="number"
          inputMode="decimal"
          min={min}
          max={max}
          step="any"
          value={typed ?? value}
          onChange={({ target }) => {
            setTyped(target.value)
            if (target.value !== '' && target.validity.valid) onChange(target.valueAsNumber)
          }}
          onBlur={() => setTyped(undefined)}
        />
        <button type="button" aria-label={words.more(label)} onClick={() => put(value + step)}>
          <Plus aria-hidden />
        </button>
      </span>
    </div>
  )
}
