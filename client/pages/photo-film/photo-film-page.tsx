import { photoFilmStrings } from '#shared/i18n/photo-film-strings.ts'
import { videoStrings } from '#shared/i18n/video-strings.ts'
import type { PageOf } from '#shared/page.ts'
import { photoFilmPath } from '#shared/routes.ts'
import { InnerPage } from '../../page-frame/inner-page.tsx'
import { PageHead } from '../../page-frame/page-head.tsx'
import { clientPart } from '../../ui/client-part.tsx'
import { useStrings } from '../../ui/use-strings.ts'

const PhotoFilmEditor = clientPart(
  async () => (await import('../../film/photos/photo-film-editor.tsx')).PhotoFilmEditor,
)

/** A film of the visitor's photos, made on this device. */
export function PhotoFilmPage({ page }: { page: PageOf<'photo-film'> }) {
  const words = useStrings(photoFilmStrings)
  const { ofPhotos: title } = useStrings(videoStrings)
  const { hebrew, description, lead } = words
  return (
    <>
      <PageHead title={title} description={description} path={photoFilmPath} />
      <InnerPage title={title} hebrew={hebrew || undefined} lead={lead}>
        <noscript>
          <p>{words.needsScript}</p>
        </noscript>
        <PhotoFilmEditor songs={page.songs} />
      </InnerPage>
    </>
  )
}
