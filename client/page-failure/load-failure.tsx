import { Button } from '../ui/button.tsx'
import { useSiteStrings } from '../ui/use-strings.ts'
import { Failure } from './failure.tsx'

/** A page whose data could not be fetched. */
export function LoadFailure({ onRetry }: { onRetry: () => void }) {
  const strings = useSiteStrings()
  return (
    <>
      <title>{strings.error.title}</title>
      <Failure lead={strings.error.loadFailed}>
        <Button onClick={onRetry}>{strings.error.retry}</Button>
      </Failure>
    </>
  )
}
