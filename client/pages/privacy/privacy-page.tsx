import { aboutStrings } from '#shared/i18n/about/about-strings.ts'
import { privacyStrings } from '#shared/i18n/about/privacy-strings.ts'
import { privacyPath } from '#shared/routes.ts'
import type { SiteConfig } from '#shared/site/site-config.ts'
import { ConsentStatus } from '../../analytics/consent-status.tsx'
import { useSite } from '../../data/site-context.ts'
import { AskUs, TextPage } from '../../text-page/text-page.tsx'
import { TextSections } from '../../text-page/text-sections.tsx'
import { ClientOnly } from '../../ui/client-only.tsx'
import { useStrings } from '../../ui/use-strings.ts'

export function PrivacyPage() {
  const words = useStrings(privacyStrings)
  const names = useStrings(aboutStrings)
  const { config } = useSite()
  const { description, lead } = words
  const head = { title: names.privacy, path: privacyPath, description, lead }
  return (
    <TextPage {...head}>
      <TextSections sections={words.before} />
      <section>
        <h2>{words.counting}</h2>
        {sayWhatCounts(words, config).map((text) => (
          <p key={text}>{text}</p>
        ))}
        <ClientOnly>
          <ConsentStatus />
        </ClientOnly>
      </section>
      <TextSections sections={words.after} />
      <AskUs question={words.questions} label={words.contact} />
    </TextPage>
  )
}

/** Our own counts, and only the tags that are configured. */
function sayWhatCounts(
  words: (typeof privacyStrings)['en'],
  { analyticsId, recorderId, tagManagerId }: SiteConfig,
): string[] {
  const tags = [
    analyticsId && words.analytics,
    recorderId && words.recorder,
    tagManagerId && words.tagManager,
  ].filter((text) => text !== '')
  return [words.own, ...(tags.length > 0 ? [...tags, words.exceptions] : [words.uncounted])]
}
