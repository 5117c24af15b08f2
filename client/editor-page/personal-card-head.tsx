import type { CardDocument } from '#shared/card.ts'
import { personalStrings } from '#shared/i18n/personal-strings.ts'
import { matchRoute } from '#shared/pages.ts'
import { cardPath, personalCardPath, previewPath } from '#shared/routes.ts'
import { PageHead } from '../page-frame/page-head.tsx'
import { useStrings } from '../ui/use-strings.ts'
import { useAddress } from '../use-address.ts'

/** For a visitor's own card: without their words, except in the preview picture. */
export function PersonalCardHead({ document }: { document: CardDocument }) {
  const strings = useStrings(personalStrings)
  const route = matchRoute(useAddress())
  const draftText = (route.name === 'card' && route.draftText) || ''
  const { slug, description } = document.summary
  const size = { width: 1200, height: 630 }
  return (
    <PageHead
      title={strings.title}
      description={strings.description}
      path={cardPath(slug)}
      personalPath={personalCardPath(slug, draftText)}
      picture={{ path: previewPath(slug, draftText), ...size, alt: description }}
    />
  )
}
