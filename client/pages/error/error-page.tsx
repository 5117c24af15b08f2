import { homePath } from '#shared/routes.ts'
import { useSite } from '../../data/site-context.ts'
import { Failure } from '../../page-failure/failure.tsx'
import { PageHead } from '../../page-frame/page-head.tsx'
import { buttonClass } from '../../ui/button.tsx'
import { useLocalPath } from '../../ui/use-local-path.ts'
import { useSiteStrings } from '../../ui/use-strings.ts'
import classes from './error-page.module.css'

/** A fault of the server; only the log has its cause. */
export function ErrorPage() {
  const strings = useSiteStrings()
  const { address, reference } = useSite()
  const local = useLocalPath()
  return (
    <>
      <PageHead title={strings.error.title} description={strings.site.description} />
      <Failure lead={strings.error.lead}>
        {/* Full page loads, so that nothing of the failed page remains. */}
        <a className={buttonClass()} href={local(address)}>
          {strings.error.retry}
        </a>
        <a className={buttonClass('outline')} href={local(homePath)}>
          {strings.notFound.home}
        </a>
        {reference && (
          <p className={classes.reference}>
            {strings.error.reference} <code>{reference}</code>
          </p>
        )}
      </Failure>
    </>
  )
}
