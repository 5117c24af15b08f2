import { en } from '#shared/i18n/en.ts'
import type { PageOf } from '#shared/page.ts'
import { videosPath } from '#shared/routes.ts'
import { PageHead } from '../ui/page-head.tsx'
import { InnerPage } from './inner-page.tsx'
import { VideoTiles } from './video-tiles.tsx'

export function VideosPage({ page }: { page: PageOf<'videos'> }) {
  return (
    <>
      <PageHead title={en.videos.title} description={en.videos.description} path={videosPath} />
      <InnerPage title={en.videos.heading} hebrew={en.videos.hebrew} lead={en.videos.lead}>
        {page.videos.length > 0 ? (
          <VideoTiles videos={page.videos} eager />
        ) : (
          <p>{en.videos.empty}</p>
        )}
      </InnerPage>
    </>
  )
}
