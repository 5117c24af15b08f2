import { titleIn } from '#shared/i18n/title-in.ts'
import { imageUrl } from '#shared/image-url.ts'
import type { PageOf } from '#shared/page.ts'
import { previewPath, videoPath, videoPreviewPath } from '#shared/routes.ts'
import { PageHead } from '../page-frame/page-head.tsx'
import { useLanguage, useSiteStrings } from '../ui/use-strings.ts'
import { PersonalHead } from './personal-head.tsx'

/** For a video, and for a visitor's own from a personal link. */
export function VideoHead({ page }: { page: PageOf<'video'> }) {
  const language = useLanguage()
  const strings = useSiteStrings()
  const { video, document, previewText } = page
  const { film, poster } = video
  const path = videoPath(video.slug)
  const title = titleIn(video.titles, language)
  if (document && previewText !== null) {
    return (
      <PersonalHead
        path={path}
        preview={
          film?.clip
            ? videoPreviewPath(video.slug, previewText)
            : previewPath(document.summary.slug, previewText)
        }
        description={document.summary.description}
      />
    )
  }
  return (
    <PageHead
      title={title}
      description={strings.video.description(title)}
      path={path}
      picture={{
        path: imageUrl({ ...poster, width: 750, format: 'jpeg' }),
        width: poster.width,
        height: poster.height,
        alt: video.description,
      }}
    />
  )
}
