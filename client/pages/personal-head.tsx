import type { CardDocument } from '#shared/card.ts'
import { videoStrings } from '#shared/i18n/video-strings.ts'
import { matchRoute, personalPath, previewPath } from '#shared/routes.ts'
import { PageHead } from '../ui/page-head.tsx'
import { useAddress } from '../use-address.ts'

interface PersonalHeadProps {
  document: CardDocument
  /** Of the video, without a draft. */
  path: string
  previewText: string
}

/** Of a video that someone made: without a word of theirs, but in the picture that is drawn of it. */
export function PersonalHead({ document, path, previewText }: PersonalHeadProps) {
  const route = matchRoute(useAddress())
  const draftText = ('draftText' in route && route.draftText) || ''
  const { slug, description } = document.summary
  return (
    <PageHead
      title={videoStrings.personalTitle}
      description={videoStrings.personalDescription}
      path={path}
      personalPath={personalPath(path, draftText)}
      picture={{ path: previewPath(slug, previewText), width: 1200, height: 630, alt: description }}
    />
  )
}
