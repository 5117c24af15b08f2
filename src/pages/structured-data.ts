import type { Category } from '#shared/category.ts'
import { siteStrings } from '#shared/i18n/en.ts'
import { baseOf } from '#shared/i18n/language.ts'
import { postersStrings } from '#shared/i18n/posters-strings.ts'
import { titleIn } from '#shared/i18n/title-in.ts'
import { videoStrings } from '#shared/i18n/video-strings.ts'
import { imageUrl } from '#shared/image-url.ts'
import type { PageData, PageOf } from '#shared/page.ts'
import {
  cardPath,
  categoryPath,
  homePath,
  photoFilmPath,
  postersPath,
  videoPath,
  videosPath,
} from '#shared/routes.ts'
import { cardHeading } from '../../client/pages/card/card-heading.ts'
import type { ShellData } from '../../client/shell-data.ts'
import { categoryNames, kindNames } from '../../client/ui/category-name.ts'

/** A thing of schema.org. */
type Thing = { '@type': string | readonly string[] } & Readonly<Record<string, unknown>>
type Step = readonly [name: string, path: string]
type Site = Pick<ShellData, 'origin' | 'language' | 'config'>

/**
 * What search engines read of a page, as things of schema.org: the site, the way to the page, a card
 * as a picture, a film as a video. Nothing on personal pages and on those without such things.
 */
export function structuredData({ page, ...site }: Site & { page: PageData }): Thing[] {
  switch (page.name) {
    case 'home':
      return [webSite(site)]
    case 'category':
    case 'gifs':
      return [breadcrumbs(site, categorySteps(site, page))]
    case 'posters':
      return [breadcrumbs(site, [[postersStrings[site.language].heading, postersPath()]])]
    case 'videos':
      return [breadcrumbs(site, [[siteStrings[site.language].videos.heading, videosPath()]])]
    case 'photo-film':
      return [breadcrumbs(site, photoFilmSteps(site))]
    case 'card':
      return page.draft ? [] : [breadcrumbs(site, cardSteps(site, page)), picture(site, page)]
    case 'video':
      return page.draft ? [] : [breadcrumbs(site, videoSteps(site, page)), video(site, page)]
    default:
      return []
  }
}

function photoFilmSteps({ language }: Site): Step[] {
  return [
    [siteStrings[language].videos.heading, videosPath()],
    [videoStrings[language].ofPhotos, photoFilmPath],
  ]
}

function webSite(site: Site): Thing {
  const { config, language } = site
  const url = addressOf(site, homePath)
  return {
    '@type': 'WebSite',
    '@id': `${url}#site`,
    url,
    name: config.siteName,
    description: siteStrings[language].site.description,
    inLanguage: language,
    potentialAction: {
      '@type': 'SearchAction',
      target: {
        '@type': 'EntryPoint',
        urlTemplate: `${addressOf(site, '/search')}?q={search_term_string}`,
      },
      'query-input': 'required name=search_term_string',
    },
  }
}

/** From home to the page. */
function breadcrumbs(site: Site, steps: readonly Step[]): Thing {
  const home: Step = [siteStrings[site.language].nav.home, homePath]
  return {
    '@type': 'BreadcrumbList',
    itemListElement: [home, ...steps].map(([name, path], index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: addressOf(site, path),
    })),
  }
}

function categorySteps({ language }: Site, page: PageOf<'category' | 'gifs'>): Step[] {
  const { category } = page
  const slug = page.name === 'category' ? page.subCategory : null
  const kind = category.sub_categories.find((one) => one.slug === slug)
  return [
    categoryStep(category, language),
    ...(kind
      ? [
          [
            kindNames(kind, language).label,
            categoryPath(category.slug, { subCategory: kind.slug }),
          ] as const,
        ]
      : []),
  ]
}

function categoryStep(category: Category, language: Site['language']): Step {
  return [categoryNames(category, language).label, categoryPath(category.slug)]
}

function cardSteps({ language }: Site, { document, category }: PageOf<'card'>): Step[] {
  const { slug, titles } = document.design
  return [
    ...(category ? [categoryStep(category, language)] : []),
    [titleIn(titles, language), cardPath(slug)],
  ]
}

function videoSteps({ language }: Site, { video }: PageOf<'video'>): Step[] {
  return [
    [siteStrings[language].videos.heading, videosPath()],
    [titleIn(video.titles, language), videoPath(video.slug)],
  ]
}

function picture(site: Site, { document, category }: PageOf<'card'>): Thing {
  const { language, origin } = site
  const { design, summary } = document
  const { file, width, height } = summary.picture
  const occasion = category
    ? categoryNames(category, language).label
    : siteStrings[language].nav.simchas
  const urlOf = (widthPx: number) =>
    origin + imageUrl({ folder: 'cards', file, width: widthPx, format: 'jpeg' })
  return {
    '@type': ['ImageObject', 'CreativeWork'],
    url: addressOf(site, cardPath(design.slug)),
    name: titleIn(design.titles, language),
    description: cardHeading(design, occasion, language).description,
    contentUrl: urlOf(width),
    thumbnailUrl: urlOf(320),
    width,
    height,
    inLanguage: design.language,
    isAccessibleForFree: true,
    isFamilyFriendly: true,
    representativeOfPage: true,
    creator: { '@type': 'Organization', name: site.config.siteName },
  }
}

function video(
  site: Site,
  { video: { slug, titles, poster, clip, durationSeconds } }: PageOf<'video'>,
): Thing {
  const { language, origin } = site
  const name = titleIn(titles, language)
  const { width, height } = clip ?? poster
  return {
    '@type': 'VideoObject',
    url: addressOf(site, videoPath(slug)),
    name,
    description: siteStrings[language].video.description(name),
    thumbnailUrl: origin + imageUrl({ ...poster, width: poster.width, format: 'jpeg' }),
    ...(clip && { contentUrl: origin + imageUrl({ folder: 'videos', file: clip.file }) }),
    duration: `PT${Math.max(1, Math.round(durationSeconds))}S`,
    width,
    height,
    isAccessibleForFree: true,
    isFamilyFriendly: true,
  }
}

function addressOf({ origin, language }: Site, path: string): string {
  return origin + baseOf(language) + path
}
