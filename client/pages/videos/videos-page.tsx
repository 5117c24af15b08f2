import { videoStrings } from '#shared/i18n/video-strings.ts'
import type { PageOf } from '#shared/page.ts'
import { videosPath } from '#shared/routes.ts'
import { InnerPage } from '../../page-frame/inner-page.tsx'
import { PageHead } from '../../page-frame/page-head.tsx'
import { AskTile } from '../../shelf/ask-tile.tsx'
import { VideoTiles } from '../../tiles/video-tiles.tsx'
import { categoryNames } from '../../ui/category-name.ts'
import { Chips } from '../../ui/chips.tsx'
import { useSiteStrings, useStrings } from '../../ui/use-strings.ts'

export function VideosPage({ page }: { page: PageOf<'videos'> }) {
  const strings = useSiteStrings()
  const words = useStrings(videoStrings)
  const occasions = page.occasions.map(({ category, count }) => ({
    label: categoryNames(category).label,
    path: videosPath(category.slug),
    current: category.slug === page.category,
    count,
  }))
  const occasion = occasions.find(({ current }) => current)
  const all = { label: words.all, path: videosPath(), current: page.category === null }
  return (
    <>
      <PageHead
        title={occasion ? words.occasionTitle(occasion.label) : strings.videos.title}
        description={strings.videos.description}
        path={videosPath(page.category ?? undefined)}
      />
      <InnerPage
        title={strings.videos.heading}
        hebrew={strings.videos.hebrew}
        lead={strings.videos.lead}
      >
        <Chips label={words.occasions} chips={[all, ...occasions]} />
        {page.videos.length > 0 ? (
          <VideoTiles videos={page.videos} eager end={<AskTile />} />
        ) : (
          <p>{strings.videos.empty}</p>
        )}
      </InnerPage>
    </>
  )
}
