import { videoStrings } from '#shared/i18n/video-strings.ts'
import { imageUrl } from '#shared/image-url.ts'
import type { PageOf } from '#shared/page.ts'
import { cardPath, movePath, previewPath } from '#shared/routes.ts'
import classes from '../../editor-page/editor-page.module.css'
import { PersonalHead } from '../../editor-page/personal-head.tsx'
import { PlainWay } from '../../editor-page/plain-way.tsx'
import { FilmEditor } from '../../film/edit/film-editor.tsx'
import { PageHead } from '../../page-frame/page-head.tsx'
import { Section } from '../../page-frame/section.tsx'
import { VideoTiles } from '../../tiles/video-tiles.tsx'
import { useSiteStrings, useStrings } from '../../ui/use-strings.ts'

/** The film editor for any card. */
export function MovePage({ page }: { page: PageOf<'move'> }) {
  const strings = useSiteStrings()
  const words = useStrings(videoStrings)
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
          title={words.moveTitle(title)}
          description={words.moveDescription(title)}
          path={path}
          picture={{
            path: imageUrl({ ...poster, width: 750, format: 'jpeg' }),
            ...{ width, height, alt: summary.description },
          }}
        />
      )}
      <div className={classes.page}>
        <FilmEditor
          key={design.slug}
          card={document}
          path={path}
          title={title}
          description={summary.description}
          poster={poster}
          songs={songs}
          initial={draft}
          back={{ label: title, path: cardPath(design.slug) }}
          plain={<PlainWay document={document} />}
        />
      </div>
      {more.length > 0 && (
        <Section title={strings.video.related}>
          <VideoTiles videos={more} />
        </Section>
      )}
    </>
  )
}
