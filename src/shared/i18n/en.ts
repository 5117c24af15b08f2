import { hebrew } from './he/site-strings.ts'
import type { Strings } from './language.ts'
import { searchStrings } from './search-strings.ts'
import { yiddish } from './yi/site-strings.ts'

/**
 * The words of shell and pages, in English; other languages have the same shape. Features that open
 * later, such as the card editor and the contact form, have their own files.
 */
const english = {
  site: {
    tagline: 'Free cards, WhatsApp status posters and videos for every simcha and Yom Tov.',
    description:
      'Ready-made cards, WhatsApp status posters and videos for Jewish simchas and holidays. Put your names in, in Hebrew, Yiddish or English. Free, no sign-up, no watermark.',
    skip: 'Skip to main content',
  },
  nav: {
    label: 'Main',
    simchas: 'Simchas',
    occasions: 'Occasions',
    holidays: 'Holidays',
    other: 'Other',
    videos: 'Videos',
    drafts: 'My drafts',
    today: 'Today',
    dates: 'Dates',
    contact: 'Contact us',
    freeCards: 'Free cards',
    free: 'Free',
    home: 'Home',
    categories: 'Categories',
    menu: 'Menu',
    language: 'Site language',
    openMenu: 'Open the menu',
    closeMenu: 'Close the menu',
    more: (name: string) => `${name}: kinds of cards`,
    allOf: (name: string) => `All ${name} cards`,
    all: 'All',
    allSimchas: 'All simchas',
    allOccasions: 'All occasions',
  },
  chat: { label: 'Chat with us' },
  home: {
    title: 'Free cards, posters and videos for simchas and Yom Tov',
    heading: 'Mazel tov, with your names on it.',
    lead: 'Free cards, posters and videos for every simcha and Yom Tov. No sign-up.',
    newest: 'New cards',
    simchas: 'Simchas',
    /** Opens the folded list. */
    allOf: (count: number) => `All ${count}`,
    simchasHebrew: 'שמחות',
    occasions: 'Holidays and occasions',
    occasionsHebrew: 'שבת, חגים ומועדים',
    posters: 'Posters this week',
    allPosters: 'All posters',
    videos: 'Videos',
    videosHebrew: 'סרטונים',
    allVideos: 'All videos',
    find: 'Or choose: occasion, for whom, language',
    contactHeading: 'Missing a card?',
    contactLead: 'Tell us which simcha, and we will draw it.',
  },
  category: {
    title: (name: string) => `${name} cards`,
    description: (name: string) =>
      `Free ${name} cards and posters. Put your names in, in Hebrew or English, and send them on WhatsApp. No sign-up.`,
    lead: 'Open a card and type the names.',
    kinds: 'Kind',
    everyKind: 'Every kind',
    formats: 'Shape',
    languages: 'Language',
    any: 'Any',
    count: (count: number) => (count === 1 ? '1 card' : `${count} cards`),
    emptyTitle: 'None here yet',
    emptyLead: (name: string) =>
      `There are no ${name} cards yet. Tell us what you need, and we will draw one.`,
    emptyKind: (kind: string) => `No “${kind}” cards here yet.`,
    emptyFormat: (format: string) => `No cards in ${format} shape here yet.`,
    emptyLanguage: (language: string) => `No cards in ${language} here yet.`,
    allCards: (name: string) => `All ${name} cards`,
    ask: 'Ask us for one',
    newest: 'New cards for other occasions',
  },
  list: {
    more: (count: number) => (count === 1 ? 'Show 1 more' : `Show ${count} more`),
    loading: 'Loading more…',
    before: 'Previous page',
    failed: 'The next page could not be loaded. Check your connection and try again.',
    shown: (shown: number, total: number) => `${shown} of ${total} are shown.`,
    /** In the free place of a last row; the question comes before `category.ask`. */
    missing: 'Not the right one?',
    /** Opens a long row of chips, and closes it. */
    openRow: 'More',
    closeRow: 'Less',
    /** Opens the rows of chips that a narrow screen folds away, and closes them. */
    moreFilters: 'More filters',
    fewerFilters: 'Fewer filters',
    page: (title: string, page: number) => (page > 1 ? `${title}, page ${page}` : title),
  },
  take: {
    download: 'Download',
    downloadName: (title: string) => `Download ${title}`,
    share: 'Share',
    shareName: (title: string) => `Share ${title}`,
    shareAgain: 'The picture is ready. Tap Share again.',
    shareFailed: 'The picture could not be loaded. Check your connection and try again.',
  },
  gifs: {
    title: 'Animated pictures',
    heading: 'Gifs',
    description:
      'Free animated pictures for WhatsApp, for simchas, Shabbos and Yom Tov. No sign-up.',
    lead: 'Pictures that move, to send in a chat as they are or with your name.',
    pause: (title: string) => `Pause ${title}`,
    play: (title: string) => `Play ${title}`,
  },
  card: {
    title: (title: string, occasion: string) => `${title}, ${occasion} card`,
    description: (title: string, occasion: string) =>
      `${title}: a free ${occasion} card. Type your names and download the picture. No sign-up, no watermark.`,
    related: 'Goes well with this',
    crumb: 'You are here',
    plainLead: 'The words of this card cannot be changed here just now.',
    plainDownload: 'Download the picture as it is',
  },
  videos: {
    title: 'Videos',
    heading: 'Videos',
    hebrew: 'סרטונים',
    description: 'Short celebration videos for WhatsApp, free to watch and to share.',
    lead: 'Open one, add your names, and share it on WhatsApp.',
    empty: 'No videos here yet.',
    seconds: (seconds: number) =>
      `${Math.floor(seconds / 60)}:${String(Math.round(seconds % 60)).padStart(2, '0')}`,
  },
  video: {
    description: (title: string) => `${title}: a free celebration video to watch and forward.`,
    download: 'Download video',
    fact: (width: number, height: number, megabytes: string) =>
      `MP4, ${width} × ${height}, ${megabytes} MB. Free, no watermark.`,
    noPlayback: 'Your browser does not play this video.',
    related: 'More videos',
    cards: 'Cards to go with it',
  },
  notFound: {
    title: 'Page not found',
    heading: 'This page is not on our shelves',
    lead: 'The address may be mistyped, or the card was taken down.',
    home: 'To the home page',
    nearest: 'Did you mean',
  },
  error: {
    title: 'Something went wrong',
    heading: 'That did not work',
    lead: 'The fault is on our side and has been noted. Nothing you typed on your device is lost.',
    partly: 'Something on this page does not work just now.',
    partFailed: 'That could not be opened. Check your connection and try again.',
    loadFailed: 'The page could not be loaded. Check your connection and try again.',
    retry: 'Try again',
    reference: 'Reference:',
    updated: 'The site has just been updated. Please try that again.',
  },
  footer: {
    about:
      'Cards, posters and videos for every simcha, free. Missing something? Write to us and we will make it.',
    simchas: 'Simchas',
    occasions: 'Occasions',
    families: 'Free for families, shuls and schools',
    follow: (network: string) => `Follow us on ${network}`,
  },
  networks: {
    whatsapp: 'WhatsApp',
    telegram: 'Telegram',
    x: 'X',
    facebook: 'Facebook',
    instagram: 'Instagram',
  },
  share: {
    title: 'Share',
    on: (network: string) => `Share on ${network}`,
    device: 'Share with an app',
  },
  toasts: { label: 'Notifications' },
  search: searchStrings,
}

export type SiteStrings = typeof english

export const siteStrings: Strings<SiteStrings> = { en: english, he: hebrew, yi: yiddish }
