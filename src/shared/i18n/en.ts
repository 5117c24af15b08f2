import { searchStrings } from './search-strings.ts'

/**
 * The words of shell and pages, in English; other languages take its shape. What a visitor opens
 * later, the card editor and the contact form, has its words beside it.
 */
export const en = {
  site: {
    tagline: 'Free cards, WhatsApp status posters and videos for every simcha and Yom Tov.',
    description:
      'Ready-made cards, WhatsApp status posters and videos for Jewish simchas and holidays. Put your names in, in Hebrew, Yiddish or English. Free, no sign-up, no mark on the picture.',
    skip: 'Skip to the page',
  },
  nav: {
    label: 'Main',
    simchas: 'Simchas',
    occasions: 'Occasions',
    holidays: 'Holidays',
    other: 'Other',
    videos: 'Videos',
    contact: 'Contact us',
    freeCards: 'Free cards',
    free: 'Free',
    home: 'Home',
    categories: 'Categories',
    menu: 'Menu',
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
    lead: 'Free cards, WhatsApp status posters and videos for every simcha and Yom Tov. No sign-up.',
    newest: 'New on the shelf',
    simchas: 'Simchas',
    simchasHebrew: 'שמחות',
    occasions: 'Holidays and occasions',
    occasionsHebrew: 'ימים טובים',
    posters: 'Free status posters',
    allPosters: 'All posters',
    videos: 'Videos',
    videosHebrew: 'סרטונים',
    allVideos: 'All videos',
    contactHeading: 'Missing a card?',
    contactLead: 'Tell us which simcha, and we will draw it.',
  },
  category: {
    title: (name: string) => `${name} cards`,
    description: (name: string) =>
      `Free ${name} cards and posters. Put your names in, in Hebrew or English, and send them on WhatsApp. No sign-up.`,
    lead: (name: string) => `Ready-made ${name} cards. Open one and type your names.`,
    kinds: 'Kinds of cards',
    all: 'All',
    emptyTitle: 'None here yet',
    emptyLead: (name: string) =>
      `The ${name} shelf is waiting for its first card. Tell us what you would like on it.`,
    emptyKind: (kind: string) => `No card of the kind “${kind}” stands here yet.`,
    allCards: (name: string) => `All ${name} cards`,
    ask: 'Ask us for one',
    newest: 'Meanwhile, from the other shelves',
  },
  posters: {
    title: 'Free status posters',
    heading: 'Free status posters',
    description:
      'Free 9:16 posters for your WhatsApp status, for every holiday and simcha. One tap to open, no sign-up.',
    lead: 'Made for your WhatsApp status, 1080 × 1920. Open one and it is ready to post.',
    download: 'Download',
    downloadName: (title: string) => `Download ${title}`,
  },
  card: {
    title: (title: string, occasion: string) => `${title}, ${occasion} card`,
    description: (title: string, occasion: string) =>
      `${title}: a free ${occasion} card. Type your names and download the picture. No sign-up, no mark on it.`,
    related: 'Goes well with it',
    crumb: 'You are here',
    plainDownload: 'Download the picture as it is',
  },
  videos: {
    title: 'Videos',
    heading: 'Videos',
    hebrew: 'סרטונים',
    description: 'Short celebration videos for WhatsApp, free to watch and to forward.',
    lead: 'Short celebrations to watch and to forward.',
    empty: 'No video stands here at the moment.',
    seconds: (seconds: number) =>
      `${Math.floor(seconds / 60)}:${String(Math.round(seconds % 60)).padStart(2, '0')}`,
  },
  video: {
    description: (title: string) => `${title}: a free celebration video to watch and forward.`,
    download: 'Download video',
    fact: (width: number, height: number, megabytes: string) =>
      `MP4, ${width} × ${height}, ${megabytes} MB. Free, no mark on it.`,
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
    partFailed: 'That could not be opened. Check your connection and try again.',
    loadFailed: 'The page could not be loaded. Check your connection and try again.',
    retry: 'Try again',
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
  share: { title: 'Pass this page on', on: (network: string) => `Pass it on by ${network}` },
  toasts: { label: 'Notifications' },
  search: searchStrings,
}
