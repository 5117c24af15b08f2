import { hebrew } from './he/code-strings.ts'
import type { Strings } from './language.ts'
import { yiddish } from './yi/code-strings.ts'

/** The words of the QR codes on a card, in English. */
const english = {
  title: 'QR code',
  lead: 'The way there, the date, a phone call',
  kinds: {
    waze: 'Waze',
    google: 'Google Maps',
    calendar: 'Add to calendar',
    call: 'Phone call',
    whatsapp: 'WhatsApp',
  },
  /** Why a code cannot be added. */
  missing: {
    waze: 'The card names no place.',
    google: 'The card names no place.',
    calendar: 'The card has no date with a year.',
    call: 'The card has no phone number.',
    whatsapp: 'The card has no mobile number.',
  },
  link: 'Your own link',
  linkFault: 'A web address, please, such as example.com/gifts.',
  addLink: 'Add the code',
  changeLink: 'Change the code',
  removeLink: 'Remove',
  added: 'The code is on the card. It follows the words of the card.',
  addedOver: 'The code is on the card. There is little room: drag it to a better place.',
  removed: 'The code is removed.',
  tooLong: 'That is too long for a code that can be read.',
}

export type CodeStrings = typeof english

export const codeStrings: Strings<CodeStrings> = { en: english, he: hebrew, yi: yiddish }
