import { videoStringsByLanguage } from '#shared/i18n/video-strings.ts'
import { matchRoute } from '#shared/pages.ts'
import { personalPath } from '#shared/routes.ts'
import { PageHead } from '../page-frame/page-head.tsx'
import { useStrings } from '../ui/use-strings.ts'
import { useAddress } from '../use-address.ts'

interface PersonalHeadProps {
  /** Of the video, without a draft. */
  path: string
  /** Address of the picture that is drawn of it. */
  preview: string
  description: string
}

/** Of a video that someone made: without a word of theirs, but in the picture that is drawn of it. */
export function PersonalHead({ path, preview, description }: PersonalHeadProps) {
  const words = useStrings(videoStringsByLanguage)
  const route = matchRoute(useAddress())
  const draftText = ('draftText' in route && route.draftText) || ''
  return (
    <PageHead
      title={words.personalTitle}
      description={words.personalDescription}
      path={path}
      personalPath={personalPath(path, draftText)}
      picture={{ path: preview, width: 1200, height: 630, alt: description }}
    />
  )
}
