import { guestsStrings } from '#shared/i18n/guests-strings.ts'
import { titleIn } from '#shared/i18n/title-in.ts'
import type { PageOf } from '#shared/page.ts'
import { cardPath } from '#shared/routes.ts'
import { Crumb } from '../../page-frame/crumb.tsx'
import { InnerPage } from '../../page-frame/inner-page.tsx'
import { PageHead } from '../../page-frame/page-head.tsx'
import { clientPart } from '../../ui/client-part.tsx'
import { useLanguage, useStrings } from '../../ui/use-strings.ts'

const GuestsEditor = clientPart(
  async () => (await import('../../guests/guests-editor.tsx')).GuestsEditor,
)

interface GuestsPageProps {
  page: PageOf<'guests'>
}

/** A card for each guest of a list. The server knows neither the list nor the draft. */
export function GuestsPage({ page: { document } }: GuestsPageProps) {
  const words = useStrings(guestsStrings)
  const language = useLanguage()
  const { slug, titles } = document.design
  return (
    <>
      <PageHead title={words.title} description={words.description} />
      <InnerPage title={words.title} lead={words.lead}>
        <Crumb label={titleIn(titles, language)} path={cardPath(slug)} here={words.title} />
        <noscript>
          <p>{words.needsScript}</p>
        </noscript>
        <GuestsEditor key={slug} document={document} />
      </InnerPage>
    </>
  )
}
