import { videoStrings } from '#shared/i18n/video-strings.ts'
import { matchRoute } from '#shared/pages.ts'
import { personalPath } from '#shared/routes.ts'
import { PageHead } from '../page-frame/page-head.tsx'
import { useStrings } from '../ui/use-strings.ts'
import { useAddress } from '../use-address.ts'

interface PersonalHeadProps {
  /** Path of the video, without a draft. */
  path: string
  /** Address of its preview picture. */
  preview: string
  description: string
}

/** For a visitor's own video: without their words, except in the preview picture. */
export function PersonalHead({ path, preview, description }: PersonalHeadProps) {
  const words = useStrings(videoStrings)
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
