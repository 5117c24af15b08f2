import { en } from '#shared/i18n/en.ts'
import { imageUrl } from '#shared/image-url.ts'
import type { PageOf } from '#shared/page.ts'
import { previewPath, videoPath, videoPreviewPath, videosPath } from '#shared/routes.ts'
import { FilmEditor } from '../film/edit/film-editor.tsx'
import { Crumb } from '../ui/crumb.tsx'
import { PageHead } from '../ui/page-head.tsx'
import { ShareRow } from '../ui/share-row.tsx'
import classes from './card-page.module.css'
import { ClipVideo } from './clip-video.tsx'
import { PersonalHead } from './personal-head.tsx'
import { PlainWay } from './plain-way.tsx'
import { Section } from './section.tsx'
import { Shelf } from './shelf.tsx'
import { VideoTiles } from './video-tiles.tsx'

export function VideoPage({ page }: { page: PageOf<'video'> }) {
  const { video, document, songs, draft, previewText, more, cards } = page
  const { film, poster, clip } = video
  const path = videoPath(video.slug)
  const title = video.titles.en
  return (
    <>
      {document && previewText !== null ? (
        <PersonalHead
          path={path}
          preview={
            film?.clip
              ? videoPreviewPath(video.slug, previewText)
              : previewPath(document.summary.slug, previewText)
          }
          description={document.summary.description}
        />
      ) : (
        <PageHead
          title={title}
          description={en.video.description(title)}
          path={path}
          picture={{
            path: imageUrl({ ...poster, width: 750, format: 'jpeg' }),
            width: poster.width,
            height: poster.height,
            alt: video.description,
          }}
        />
      )}
      <div className={classes.page}>
        <Crumb label={en.videos.heading} path={videosPath()} here={title} />
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
          />
        ) : (
          clip && (
            <>
              <ClipVideo video={video} clip={clip} />
              <div className={classes.share}>
                <ShareRow path={path} title={title} />
              </div>
            </>
          )
        )}
        {document && film && !film.clip && !clip && <PlainWay document={document} />}
      </div>
      {cards.length > 0 && (
        <Section title={en.video.cards}>
          <Shelf cards={cards} />
        </Section>
      )}
      {more.length > 0 && (
        <Section title={en.video.related}>
          <VideoTiles videos={more} />
        </Section>
      )}
    </>
  )
}
