import { en } from '#shared/i18n/en.ts'
import { Button } from '../ui/button.tsx'
import { Failure } from './failure.tsx'

/** A page whose data could not be fetched. */
export function LoadFailure({ onRetry }: { onRetry: () => void }) {
  return (
    <>
      <title>{en.error.title}</title>
      <Failure lead={en.error.loadFailed}>
        <Button onClick={onRetry}>{en.error.retry}</Button>
      </Failure>
    </>
  )
}
