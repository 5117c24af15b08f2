import { hebrew } from './he/posters-strings.ts'
import type { Strings } from './language.ts'
import { yiddish } from './yi/posters-strings.ts'

/** The words of the page of free posters, in English. */
const english = {
  title: 'Free status posters',
  heading: 'Free status posters',
  description:
    'Free 9:16 posters for your WhatsApp status, for every holiday and simcha. One tap to open, no sign-up.',
  lead: 'Made for your WhatsApp status. Share one as it is, or open it and add your names.',
  occasions: 'Occasions',
  all: 'All',
  none: (occasion: string) => `No poster for ${occasion} yet`,
  noneLead: 'Tell us what you need, or choose one for another occasion.',
  allPosters: 'All posters',
  page: (occasion: string) => `Free ${occasion} posters`,
}

export type PostersStrings = typeof english

export const postersStrings: Strings<PostersStrings> = { en: english, he: hebrew, yi: yiddish }
