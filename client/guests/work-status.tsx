import { guestsStrings } from '#shared/i18n/guests-strings.ts'
import { Button } from '../ui/button.tsx'
import { useStrings } from '../ui/use-strings.ts'
import classes from './make-guests.module.css'
import type { GuestWorkState } from './use-guest-work.ts'

/** How far a file for all guests is, and how it ended. */
export function WorkStatus({ state, onCancel }: { state: GuestWorkState; onCancel: () => void }) {
  const words = useStrings(guestsStrings)
  const share = state.kind === 'working' ? state.share : 0
  return (
    <div className={classes.status}>
      {state.kind === 'working' && (
        <>
          <progress value={share} max={1} aria-label={words.make} />
          <span>{words.working(Math.round(share * 100))}</span>
          <Button look="outline" onClick={onCancel}>
            {words.cancel}
          </Button>
        </>
      )}
      <p role="status">
        {state.kind === 'done' && state.message}
        {state.kind === 'cancelled' && words.cancelled}
      </p>
      {state.kind === 'failed' && <p role="alert">{words.failed}</p>}
    </div>
  )
}
