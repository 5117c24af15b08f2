import { titleIn } from '#shared/i18n/title-in.ts'
import type { PageOf } from '#shared/page.ts'
import { videoPath, videosPath } from '#shared/routes.ts'
import classes from '../../editor-page/editor-page.module.css'
import { PlainWay } from '../../editor-page/plain-way.tsx'
import { VideoHead } from '../../editor-page/video-head.tsx'
import { FilmEditor } from '../../film/edit/film-editor.tsx'
import { Crumb } from '../../page-frame/crumb.tsx'
import { Section } from '../../page-frame/section.tsx'
import { ShareRow } from '../../share/share-row.tsx'
import { Shelf } from '../../shelf/shelf.tsx'
import { VideoTiles } from '../../tiles/video-tiles.tsx'
import { useLanguage, useSiteStrings } from '../../ui/use-strings.ts'
import { ClipVideo } from './clip-video.tsx'

export function VideoPage({ page }: { page: PageOf<'video'> }) {
  const language = useLanguage()
  const strings = useSiteStrings()
  const { video, document, songs, draft, more, cards } = page
  const { film, poster, clip } = video
  const path = videoPath(video.slug)
  const title = titleIn(video.titles, language)
  const back = { label: strings.videos.heading, path: videosPath() }
  return (
    <>
      <VideoHead page={page} />
      <div className={classes.page}>
        {film && document ? (
          <FilmEditor
            key={video.slug}
            card={document}
            film={film}
            video={video.slug}
            path={path}
            title={title}
            description={video.description}
            poster={poster}
            clip={clip}
            songs={songs}
            initial={draft}
            back={back}
            plain={!film.clip && !clip && <PlainWay document={document} />}
          />
        ) : (
          clip && (
            <>
              <Crumb {...back} here={title} />
              <ClipVideo video={video} clip={clip} />
              <div className={classes.share}>
                <ShareRow path={path} title={title} />
              </div>
            </>
          )
        )}
      </div>
      {cards.length > 0 && (
        <Section title={strings.video.cards}>
          <Shelf cards={cards} sample />
        </Section>
      )}
      {more.length > 0 && (
        <Section title={strings.video.related}>
          <VideoTiles videos={more} />
        </Section>
      )}
    </>
  )
}
