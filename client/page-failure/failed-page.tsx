import { en } from '#shared/i18n/en.ts'
import { servedPart } from '../served/served-page.ts'
import { Served } from '../served/served-part.tsx'
import { buttonClass } from '../ui/button.tsx'
import { useAddress } from '../use-address.ts'
import classes from './failed-page.module.css'
import { Failure } from './failure.tsx'

/** In the place of a page that failed: as the server sent it, or the way there. */
export function FailedPage() {
  const address = useAddress()
  if (!servedPart('#main')) {
    return (
      <>
        <title>{en.error.title}</title>
        <Failure lead={en.error.lead}>
          <a className={buttonClass()} href={address}>
            {en.error.retry}
          </a>
        </Failure>
      </>
    )
  }
  return (
    <>
      <title>{servedPart('title')?.textContent}</title>
      <p className={classes.note} role="alert">
        {en.error.partly} <a href={address}>{en.error.retry}</a>
      </p>
      <Served selector="#main" inner />
    </>
  )
}
