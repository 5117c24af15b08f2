import type { Strings } from './language.ts'

/** The words around a card from a personal link, in English, without those of the card. */
const english = {
  title: 'A card for you',
  description:
    'Someone made this card for you. Tap to open it. Make one of your own, free, no sign-up.',
  lead: 'Keep it, share it, or make one in your own words.',
  skip: 'Skip to the card',
  makeYourOwn: 'Make your own',
  edit: 'Change the words',
  failed:
    'The picture of the card could not be drawn. Check your connection and open the link again.',
}

export const linkStrings: Strings<typeof english> = { en: english }
