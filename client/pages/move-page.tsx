import { en } from '#shared/i18n/en.ts'
import { videoStrings } from '#shared/i18n/video-strings.ts'
import { imageUrl } from '#shared/image-url.ts'
import type { PageOf } from '#shared/page.ts'
import { cardPath, movePath, previewPath } from '#shared/routes.ts'
import { FilmEditor } from '../film/edit/film-editor.tsx'
import { Crumb } from '../ui/crumb.tsx'
import { PageHead } from '../ui/page-head.tsx'
import classes from './card-page.module.css'
import { PersonalHead } from './personal-head.tsx'
import { PlainWay } from './plain-way.tsx'
import { Section } from './section.tsx'
import { VideoTiles } from './video-tiles.tsx'

/** Any card in motion. */
export function MovePage({ page }: { page: PageOf<'move'> }) {
  const { document, songs, draft, previewText, more } = page
  const { design, summary, formatPictures } = document
  const path = movePath(design.slug)
  const title = design.titles.en
  const status = formatPictures.find(({ format }) => format === 'status')
  const poster = { folder: 'cards' as const, ...(status?.picture ?? summary.picture) }
  const { width, height } = poster
  return (
    <>
      {previewText !== null ? (
        <PersonalHead
          path={path}
          preview={previewPath(design.slug, previewText)}
          description={summary.description}
        />
      ) : (
        <PageHead
          title={videoStrings.moveTitle(title)}
          description={videoStrings.moveDescription(title)}
          path={path}
          picture={{
            path: imageUrl({ ...poster, width: 750, format: 'jpeg' }),
            ...{ width, height, alt: summary.description },
          }}
        />
      )}
      <div className={classes.page}>
        <Crumb label={title} path={cardPath(design.slug)} here={videoStrings.asVideo} />
        <FilmEditor
          key={design.slug}
          card={document}
          path={path}
          title={title}
          description={summary.description}
          poster={poster}
          songs={songs}
          initial={draft}
        />
        <PlainWay document={document} />
      </div>
      {more.length > 0 && (
        <Section title={en.video.related}>
          <VideoTiles videos={more} />
        </Section>
      )}
    </>
  )
}
