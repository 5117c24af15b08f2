import { hebrew } from './he/event-strings.ts'
import type { Strings } from './language.ts'
import { yiddish } from './yi/event-strings.ts'

/** The words around the details of an event, in English. */
const english = {
  when: 'When',
  where: 'Where',
  phone: 'Phone',
  maps: 'Google Maps',
  call: 'Call',
  whatsApp: 'WhatsApp',
}

export type EventStrings = typeof english

export const eventStrings: Strings<EventStrings> = { en: english, he: hebrew, yi: yiddish }
