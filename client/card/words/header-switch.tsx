import { cardStrings } from '#shared/i18n/card-strings.ts'
import { useStrings } from '../../ui/use-strings.ts'
import classes from './header-switch.module.css'

interface HeaderSwitchProps {
  on: boolean
  onSwitch: (on: boolean) => void
}

export function HeaderSwitch({ on, onSwitch }: HeaderSwitchProps) {
  const words = useStrings(cardStrings)
  return (
    <label className={classes.switch} data-beside-lines>
      <span>{words.header}</span>
      <input
        className={classes.input}
        type="checkbox"
        autoComplete="off"
        role="switch"
        checked={on}
        aria-checked={on}
        onChange={(event) => onSwitch(event.target.checked)}
      />
      <span className={classes.track} aria-hidden="true" />
    </label>
  )
}
