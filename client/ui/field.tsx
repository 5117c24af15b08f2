import { CircleAlert } from 'lucide-react'
import { type InputHTMLAttributes, type RefObject, useId } from 'react'
import { fieldStrings } from '#shared/i18n/field-strings.ts'
import classes from './field.module.css'
import { useStrings } from './use-strings.ts'

interface FieldProps
  extends Omit<InputHTMLAttributes<HTMLInputElement>, 'onChange' | 'value' | 'className'> {
  label: string
  value: string
  onChange: (value: string) => void
  /** A sentence that says what is wrong and how to fix it. */
  fault?: string | undefined
  multiline?: boolean
  inputRef?: RefObject<HTMLInputElement | null>
  className?: string | undefined
}

/** A labelled native field; its fault stands below and is read with it. */
export function Field(props: FieldProps) {
  const words = useStrings(fieldStrings)
  const { label, value, onChange, fault, multiline, inputRef, className, ...rest } = props
  const id = useId()
  const shared = {
    id,
    value,
    className: classes.input,
    dir: rest.dir ?? 'auto',
    'aria-invalid': fault !== undefined,
    'aria-describedby': fault ? `${id}-fault` : undefined,
  }
  return (
    <div className={`${classes.field} ${className ?? ''}`}>
      <label htmlFor={id} data-mark={rest.required ? words.required : undefined}>
        {label}
      </label>
      {multiline ? (
        <textarea
          {...shared}
          name={rest.name}
          required={rest.required}
          maxLength={rest.maxLength}
          rows={4}
          onChange={(event) => onChange(event.target.value)}
        />
      ) : (
        <input
          type="text"
          {...rest}
          {...shared}
          ref={inputRef}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
      {fault && (
        <p id={`${id}-fault`} className={classes.fault}>
          <CircleAlert aria-hidden />
          {fault}
        </p>
      )}
    </div>
  )
}
