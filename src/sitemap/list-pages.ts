import { datedEvents } from '#shared/dated-event.ts'
import { postersSlug } from '#shared/pages.ts'
import { subShelf } from '#shared/release/release.ts'
import {
  accessibilityPath,
  categoryPath,
  datesPath,
  filtersPath,
  findPath,
  gifsSlug,
  homePath,
  licencesPath,
  photoFilmPath,
  postersPath,
  privacyPath,
  todayPath,
  videosPath,
} from '#shared/routes.ts'
import { simchaOccasions } from '#shared/simcha/occasion.ts'
import { simchaPath } from '#shared/simcha/simcha-path.ts'
import { readVideos } from '../catalog/read-cards.ts'
import { readCategories } from '../catalog/read-categories.ts'
import type { Services } from '../services/services.ts'

/** The paths of all pages but cards and films: those that show something, first pages only. */
export async function listPages(services: Services): Promise<string[]> {
  const { value: categories } = await readCategories(services)
  const videos = await readVideos(services)
  const { root } = await services.release.open()
  const has = (shelf: string) => root !== null && Object.hasOwn(root.shelves, shelf)
  const hasGifs = (root?.counts.gifs ?? 0) > 0
  const slugs = categories.map(({ slug }) => slug)
  return [
    homePath,
    todayPath,
    findPath(),
    ...datedEvents.map(datesPath),
    ...simchaOccasions.map(simchaPath),
    ...categories.flatMap(({ slug, sub_categories }) => [
      ...(has(slug) || (slug === gifsSlug && hasGifs) ? [categoryPath(slug)] : []),
      ...sub_categories
        .filter((part) => has(subShelf(slug, part.slug)))
        .map((part) => categoryPath(slug, { subCategory: part.slug })),
    ]),
    postersPath(),
    ...slugs
      .filter((slug) => has(subShelf(postersSlug, slug)))
      .map((category) => postersPath({ category })),
    videosPath(),
    photoFilmPath,
    ...slugs
      .filter((slug) => videos.some((video) => video.categories.includes(slug)))
      .map((category) => videosPath({ category })),
    privacyPath,
    accessibilityPath,
    licencesPath,
    filtersPath,
  ]
}
