import { servedPart } from '../served/served-page.ts'
import { Served } from '../served/served-part.tsx'
import { buttonClass } from '../ui/button.tsx'
import { useLocalPath } from '../ui/use-local-path.ts'
import { useSiteStrings } from '../ui/use-strings.ts'
import { useAddress } from '../use-address.ts'
import classes from './failed-page.module.css'
import { Failure } from './failure.tsx'

/** Replaces a failed page: by the server's HTML of it, or a link to it. */
export function FailedPage() {
  const strings = useSiteStrings()
  const address = useLocalPath()(useAddress())
  if (!servedPart('#main')) {
    return (
      <>
        <title>{strings.error.title}</title>
        <Failure lead={strings.error.lead}>
          <a className={buttonClass()} href={address}>
            {strings.error.retry}
          </a>
        </Failure>
      </>
    )
  }
  return (
    <>
      <title>{servedPart('title')?.textContent}</title>
      <p className={classes.note} role="alert">
        {strings.error.partly} <a href={address}>{strings.error.retry}</a>
      </p>
      <Served selector="#main" inner />
    </>
  )
}
