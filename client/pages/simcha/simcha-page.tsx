import { simchaStrings } from '#shared/i18n/simcha-strings.ts'
import type { PageOf } from '#shared/page.ts'
import { simchaOccasions } from '#shared/simcha/occasion.ts'
import { simchaPath } from '#shared/simcha/simcha-path.ts'
import { InnerPage } from '../../page-frame/inner-page.tsx'
import { PageHead } from '../../page-frame/page-head.tsx'
import { Chips } from '../../ui/chips.tsx'
import { clientPart } from '../../ui/client-part.tsx'
import { useStrings } from '../../ui/use-strings.ts'

const SimchaDesk = clientPart(async () => (await import('../../simcha/simcha-desk.tsx')).SimchaDesk)

interface SimchaPageProps {
  page: PageOf<'simcha'>
}

/** A simcha and the set of its cards. The server does not know what is typed. */
export function SimchaPage({ page }: SimchaPageProps) {
  const words = useStrings(simchaStrings)
  const { title, hebrew, description, lead, occasion, occasions } = words
  const [first] = simchaOccasions
  const isPart = page.occasion !== first
  return (
    <>
      <PageHead
        title={isPart ? `${title}: ${occasions[page.occasion]}` : title}
        description={description}
        isPart={isPart}
        path={simchaPath(page.occasion)}
      />
      <InnerPage title={title} hebrew={hebrew === title ? undefined : hebrew} lead={lead}>
        <Chips
          label={occasion}
          chips={simchaOccasions.map((of) => ({
            label: occasions[of],
            path: simchaPath(of),
            current: of === page.occasion,
          }))}
        />
        <noscript>
          <p>{words.needsScript}</p>
        </noscript>
        <SimchaDesk key={page.occasion} {...page} />
      </InnerPage>
    </>
  )
}
