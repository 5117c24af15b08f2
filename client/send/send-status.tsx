import { outStrings } from '#shared/i18n/out-strings.ts'
import { useStrings } from '../ui/use-strings.ts'
import classes from './send-panel.module.css'
import type { SendState } from './use-export.ts'

interface SendStatusProps {
  state: SendState
  /** About the picture, shown while idle. */
  fact: string
}

/** The current step, its result, or a fact about the picture. */
export function SendStatus({ state, fact }: SendStatusProps) {
  const words = useStrings(outStrings)
  return (
    <div className={classes.status}>
      <p className={classes.line} role="status">
        {state.kind === 'working' && words.steps[state.step]}
        {state.kind === 'done' && state.outcome.message}
        {state.kind === 'idle' && fact}
      </p>
      {state.kind === 'failed' && (
        <p className={`${classes.line} ${classes.failure}`} role="alert">
          {words.failed[state.step]}
        </p>
      )}
      {state.kind === 'done' && state.outcome.link && (
        <a
          className={classes.link}
          href={state.outcome.link.href}
          target="_blank"
          rel="noopener noreferrer"
        >
          {state.outcome.link.label}
        </a>
      )}
    </div>
  )
}
