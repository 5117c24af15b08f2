import { titleIn } from '#shared/i18n/title-in.ts'
import type { PageOf } from '#shared/page.ts'
import { cardPath, movePath } from '#shared/routes.ts'
import classes from '../../editor-page/editor-page.module.css'
import { MoveHead } from '../../editor-page/move-head.tsx'
import { movePoster } from '../../editor-page/move-poster.ts'
import { PlainWay } from '../../editor-page/plain-way.tsx'
import { FilmEditor } from '../../film/edit/film-editor.tsx'
import { Section } from '../../page-frame/section.tsx'
import { VideoTiles } from '../../tiles/video-tiles.tsx'
import { useLanguage, useSiteStrings } from '../../ui/use-strings.ts'

/** The film editor for any card. */
export function MovePage({ page }: { page: PageOf<'move'> }) {
  const language = useLanguage()
  const strings = useSiteStrings()
  const { document, songs, draft, more } = page
  const { design, summary } = document
  const path = movePath(design.slug)
  const title = titleIn(design.titles, language)
  return (
    <>
      <MoveHead page={page} />
      <div className={classes.page}>
        <FilmEditor
          key={design.slug}
          card={document}
          path={path}
          title={title}
          description={summary.description}
          poster={movePoster(document)}
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
