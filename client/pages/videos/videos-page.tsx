import { en } from '#shared/i18n/en.ts'
import { videoStrings } from '#shared/i18n/video-strings.ts'
import type { PageOf } from '#shared/page.ts'
import { videosPath } from '#shared/routes.ts'
import { InnerPage } from '../../page-frame/inner-page.tsx'
import { VideoTiles } from '../../tiles/video-tiles.tsx'
import { categoryNames } from '../../ui/category-name.ts'
import { Chips } from '../../ui/chips.tsx'
import { PageHead } from '../../ui/page-head.tsx'

export function VideosPage({ page }: { page: PageOf<'videos'> }) {
  const occasions = page.occasions.map(({ category, count }) => ({
    label: categoryNames(category).label,
    path: videosPath(category.slug),
    current: category.slug === page.category,
    count,
  }))
  const occasion = occasions.find(({ current }) => current)
  const all = { label: videoStrings.all, path: videosPath(), current: page.category === null }
  return (
    <>
      <PageHead
        title={occasion ? videoStrings.occasionTitle(occasion.label) : en.videos.title}
        description={en.videos.description}
        path={videosPath(page.category ?? undefined)}
      />
      <InnerPage title={en.videos.heading} hebrew={en.videos.hebrew} lead={en.videos.lead}>
        <Chips label={videoStrings.occasions} chips={[all, ...occasions]} />
        {page.videos.length > 0 ? (
          <VideoTiles videos={page.videos} eager />
        ) : (
          <p>{en.videos.empty}</p>
        )}
      </InnerPage>
    </>
  )
}
