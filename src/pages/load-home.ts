import type { CardSummary, ShelfCard } from '#shared/card.ts'
import type { Language } from '#shared/i18n/language.ts'
import type { PageOf } from '#shared/page.ts'
import type { RouteOf } from '#shared/pages.ts'
import { postersSlug } from '#shared/pages.ts'
import { newestShelf, subShelf } from '#shared/release/release.ts'
import type { ShelfEntry } from '#shared/release/shelf.ts'
import { readVideos } from '../catalog/read-cards.ts'
import { type OpenShelf, readShelf } from '../catalog/read-release.ts'
import { summaryOf } from '../catalog/summary-of.ts'
import type { Services } from '../services/services.ts'
import { pickHome } from './home-picks.ts'
import { keepLoaded } from './keep-loaded.ts'
import { datesAhead, loadComingCards } from './load-coming-up.ts'
import { loadDayPosters } from './load-day-posters.ts'
import type { InLanguage } from './page-loaders.ts'
import { dueFor, type Season, seasonOf } from './season.ts'

export async function loadHome(
  services: Services,
  { pageLanguage: language }: RouteOf<'home'> & InLanguage,
  now: Date,
): Promise<PageOf<'home'>> {
  const shown = await keepLoaded(services, { name: 'home', now }, () => loadShown(services, now))
  const { hero, newest, posters, coming, ...rest } = shown
  const titled = (cards: readonly CardSummary[]) => cards.map((card) => titledIn(language, card))
  const cards = Object.entries(coming.cards).map(([slug, own]) => [slug, titled(own)] as const)
  return {
    ...rest,
    name: 'home',
    hero: titled(hero),
    newest: titled(newest),
    posters: titled(posters),
    comingUp: { ...datesAhead({ now, language }), ...coming, cards: Object.fromEntries(cards) },
  }
}

/** Home has many cards, and an English one shows no other titles. */
function titledIn(language: Language, card: CardSummary): CardSummary {
  return language === 'en' ? { ...card, titles: { en: card.titles.en } } : card
}

/** All that is the same in every language. */
async function loadShown(services: Services, now: Date) {
  const season = seasonOf(now)
  const [newest, posters, videos, coming, dayPosters] = await Promise.all([
    readShelf(services, newestShelf),
    readPosters(services, season),
    readVideos(services),
    loadComingCards(services, now),
    loadDayPosters(services, now, { ahead: 2, most: 1 }),
  ])
  const shown = [
    ...Object.values(coming.cards).flat(),
    ...dayPosters.posters.map(({ card }) => card),
  ].map(({ slug }) => slug)
  const shelves = { newest: newest.entries, posters: [...posters.keys()], videos }
  const picked = pickHome(shelves, season, shown)
  const [hero, latest, free] = await Promise.all([
    newest.cards(picked.hero),
    newest.cards(picked.newest),
    cardsFrom(posters, picked.posters),
  ])
  return {
    hero: hero.map((card) => summaryOf(card)),
    newest: latest.map((card) => summaryOf(card)),
    posters: free.map((card) => summaryOf(card)),
    videos: [...picked.videos],
    dayPosters,
    coming,
  }
}

/** Posters of near occasions, each from the shelf of its own, and of any day. */
async function readPosters(
  services: Services,
  season: Season,
): Promise<ReadonlyMap<ShelfEntry, OpenShelf>> {
  const due = await Promise.all(
    [...season.near, null].map(async (occasion) => {
      const name = occasion === null ? postersSlug : subShelf(postersSlug, occasion)
      const shelf = await readShelf(services, name)
      const entries = shelf.entries.filter((entry) => dueFor(entry, season) === occasion)
      return entries.map((entry) => [entry, shelf] as const)
    }),
  )
  return new Map(due.flat())
}

async function cardsFrom(
  shelves: ReadonlyMap<ShelfEntry, OpenShelf>,
  entries: readonly ShelfEntry[],
): Promise<ShelfCard[]> {
  const cards = await Promise.all(entries.map((entry) => shelves.get(entry)?.cards([entry]) ?? []))
  return cards.flat()
}
