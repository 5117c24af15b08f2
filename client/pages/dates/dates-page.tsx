import { datedEvents } from '#shared/dated-event.ts'
import { datesStrings } from '#shared/i18n/dates-strings.ts'
import type { PageOf } from '#shared/page.ts'
import { datesPath } from '#shared/routes.ts'
import { InnerPage } from '../../page-frame/inner-page.tsx'
import { PageHead } from '../../page-frame/page-head.tsx'
import { Chips } from '../../ui/chips.tsx'
import { ClientOnly } from '../../ui/client-only.tsx'
import { useStrings } from '../../ui/use-strings.ts'
import { FamilyDates } from './family-dates.tsx'

interface DatesPageProps {
  page: PageOf<'dates'>
}

/** The days that follow from an event of a family. The server does not know its date. */
export function DatesPage({ page }: DatesPageProps) {
  const words = useStrings(datesStrings)
  const { title, hebrew, description, lead, after, afters } = words
  const [first] = datedEvents
  const name = page.of === first ? title : `${title}: ${afters[page.of]}`
  return (
    <>
      <PageHead
        title={name}
        description={description}
        isPart={page.of !== first}
        path={datesPath(page.of)}
      />
      <InnerPage title={title} hebrew={hebrew} lead={lead}>
        <Chips
          label={after}
          chips={datedEvents.map((of) => ({
            label: afters[of],
            path: datesPath(of),
            current: of === page.of,
          }))}
        />
        <noscript>
          <p>{words.needsScript}</p>
        </noscript>
        <ClientOnly>
          <FamilyDates key={page.of} {...page} />
        </ClientOnly>
      </InnerPage>
    </>
  )
}
