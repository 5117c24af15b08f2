import { photoFilmStrings } from '#shared/i18n/photo-film-strings.ts'
import type { PageOf } from '#shared/page.ts'
import { photoFilmPath } from '#shared/routes.ts'
import { PhotoFilmEditor } from '../../film/photos/photo-film-editor.tsx'
import { InnerPage } from '../../page-frame/inner-page.tsx'
import { PageHead } from '../../page-frame/page-head.tsx'
import { ClientOnly } from '../../ui/client-only.tsx'
import { useStrings } from '../../ui/use-strings.ts'

/** A film of the visitor's photos, made on this device. */
export function PhotoFilmPage({ page }: { page: PageOf<'photo-film'> }) {
  const words = useStrings(photoFilmStrings)
  const { title, hebrew, description, lead } = words
  return (
    <>
      <PageHead title={title} description={description} path={photoFilmPath} />
      <InnerPage title={title} hebrew={hebrew || undefined} lead={lead}>
        <noscript>
          <p>{words.needsScript}</p>
        </noscript>
        <ClientOnly>
          <PhotoFilmEditor songs={page.songs} />
        </ClientOnly>
      </InnerPage>
    </>
  )
}
