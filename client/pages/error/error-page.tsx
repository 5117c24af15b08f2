import { en } from '#shared/i18n/en.ts'
import { homePath } from '#shared/routes.ts'
import { useSite } from '../../data/site-context.ts'
import { Failure } from '../../page-failure/failure.tsx'
import { buttonClass } from '../../ui/button.tsx'
import { PageHead } from '../../ui/page-head.tsx'

/** A fault of the server; its cause stands in the log alone. */
export function ErrorPage() {
  const { address } = useSite()
  return (
    <>
      <PageHead title={en.error.title} description={en.site.description} />
      <Failure lead={en.error.lead}>
        {/* Whole loads, so that nothing of the failed page lives on. */}
        <a className={buttonClass()} href={address}>
          {en.error.retry}
        </a>
        <a className={buttonClass('outline')} href={homePath}>
          {en.notFound.home}
        </a>
      </Failure>
    </>
  )
}
