import { servedPart } from '../served/served-page.ts'
import { Served } from '../served/served-part.tsx'
import { buttonClass } from '../ui/button.tsx'
import { useSiteStrings } from '../ui/use-strings.ts'
import { useAddress } from '../use-address.ts'
import classes from './failed-page.module.css'
import { Failure } from './failure.tsx'

/** In the place of a page that failed: as the server sent it, or the way there. */
export function FailedPage() {
  const strings = useSiteStrings()
  const address = useAddress()
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
