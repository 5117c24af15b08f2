import { titleIn } from '#shared/i18n/title-in.ts'
import { videoStrings } from '#shared/i18n/video-strings.ts'
import { imageUrl } from '#shared/image-url.ts'
import type { PageOf } from '#shared/page.ts'
import { movePath, previewPath } from '#shared/routes.ts'
import { PageHead } from '../page-frame/page-head.tsx'
import { useLanguage, useStrings } from '../ui/use-strings.ts'
import { movePoster } from './move-poster.ts'
import { PersonalHead } from './personal-head.tsx'

/** For a card in motion, and for a visitor's own from a personal link. */
export function MoveHead({ page }: { page: PageOf<'move'> }) {
  const language = useLanguage()
  const words = useStrings(videoStrings)
  const { document, previewText } = page
  const { design, summary } = document
  const path = movePath(design.slug)
  const title = titleIn(design.titles, language)
  if (previewText !== null) {
    return (
      <PersonalHead
        path={path}
        preview={previewPath(design.slug, previewText)}
        description={summary.description}
      />
    )
  }
  const poster = movePoster(document)
  const { width, height } = poster
  return (
    <PageHead
      title={words.moveTitle(title)}
      description={words.moveDescription(title)}
      path={path}
      picture={{
        path: imageUrl({ ...poster, width: 750, format: 'jpeg' }),
        ...{ width, height, alt: summary.description },
      }}
    />
  )
}
