import { videoStrings } from '#shared/i18n/video-strings.ts'
import type { PageData, PageOf } from '#shared/page.ts'
import { photoFilmPath, videosPath } from '#shared/routes.ts'
import { InnerPage } from '../../page-frame/inner-page.tsx'
import { PageHead } from '../../page-frame/page-head.tsx'
import { AskTile } from '../../shelf/ask-tile.tsx'
import { PagedList } from '../../shelf/paged-list.tsx'
import { VideoTiles } from '../../tiles/video-tiles.tsx'
import { buttonClass } from '../../ui/button.tsx'
import { categoryNames } from '../../ui/category-name.ts'
import { Chips } from '../../ui/chips.tsx'
import { useLocalPath } from '../../ui/use-local-path.ts'
import { useLanguage, useSiteStrings, useStrings } from '../../ui/use-strings.ts'

export function VideosPage({ page }: { page: PageOf<'videos'> }) {
  const language = useLanguage()
  const strings = useSiteStrings()
  const words = useStrings(videoStrings)
  const localPath = useLocalPath()
  const occasions = page.occasions.map(({ category, count }) => ({
    label: categoryNames(category, language).label,
    path: videosPath({ category: category.slug }),
    current: category.slug === page.category,
    count,
  }))
  const occasion = occasions.find(({ current }) => current)
  const all = { label: words.all, path: videosPath(), current: page.category === null }
  const pathOf = (number: number) =>
    videosPath({ ...(page.category !== null && { category: page.category }), page: number })
  const title = occasion ? words.occasionTitle(occasion.label) : strings.videos.title
  return (
    <>
      <PageHead
        title={strings.list.page(title, page.page)}
        description={strings.videos.description}
        isPart={page.category !== null || page.page > 1}
        path={pathOf(page.page)}
      />
      <InnerPage
        title={strings.videos.heading}
        hebrew={strings.videos.hebrew}
        lead={strings.videos.lead}
        aside={
          // Loaded whole: only its own document may use the microphone.
          <a className={buttonClass('outline')} href={localPath(photoFilmPath)}>
            {words.ofPhotos}
          </a>
        }
      >
        <Chips label={words.occasions} chips={[all, ...occasions]} />
        {page.videos.length > 0 ? (
          <PagedList
            key={pathOf(1)}
            items={page.videos}
            page={page.page}
            total={page.total}
            pathOf={pathOf}
            itemsOf={videosOf}
          >
            {(shown, list) => (
              <VideoTiles videos={shown} listRef={list} isFirst end={<AskTile />} />
            )}
          </PagedList>
        ) : (
          <p>{strings.videos.empty}</p>
        )}
      </InnerPage>
    </>
  )
}

/** The videos of the next page. */
function videosOf(page: PageData) {
  return page.name === 'videos' ? page.videos : undefined
}
