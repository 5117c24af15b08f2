import type { ContactFault, ContactField } from '../contact.ts'
import { contactBounds } from '../contact-bounds.ts'
import { hebrew } from './he/contact-strings.ts'
import type { Strings } from './language.ts'
import { yiddish } from './yi/contact-strings.ts'

/** The words of the contact dialog and of the request behind it. */
const english = {
  title: 'Write to us',
  lead: 'A card you could not find, a mistake, a thank you. We read every message.',
  close: 'Close',
  name: 'Name',
  email: 'Email',
  phone: 'Phone',
  message: 'Message',
  send: 'Send message',
  sending: 'Sending',
  sent: 'Your message has been sent successfully',
  failed: 'Something went wrong please try again later',
  call: (phone: string) => `Call ${phone}`,
  tooLarge: (bytes: number) => `The message is larger than ${bytes} bytes: please shorten it.`,
  tooMany: 'Too many messages at once: please try again in a minute.',
  notTaken: 'The message could not be sent. Please try again in half a minute.',
  tooQuick: 'That was very quick. Please send it again.',
  challenged: 'Please confirm below that you are a person.',
  challengeFailed: 'The check could not be loaded: please call us instead.',
  foreign: 'Messages can only be sent from this site’s form.',
  /** A field that is hidden from people, for bots to fill in. */
  trap: 'Leave this empty',
  offline: 'You are offline. Your message stays here.',
  sendLater: 'Send when back online',
  waiting: 'Your message will be sent when you are back online, but not on Shabbos or Yom Tov.',
  sendMyself: 'No, I will send it myself',
  /** The fault of a field and how to fix it. */
  fault: (field: ContactField, fault: ContactFault) => `${english[field]} ${faults[fault](field)}`,
}

export type ContactStrings = typeof english

export const contactStrings: Strings<ContactStrings> = { en: english, he: hebrew, yi: yiddish }

const faults: Readonly<Record<ContactFault, (field: ContactField) => string>> = {
  missing: () => 'is missing: please fill it in.',
  'not-text': () => 'must be text: please send it as a string.',
  'too-long': (field) => `is too long: please keep it to ${contactBounds[field].max} characters.`,
  'control-character': (field) =>
    field === 'message'
      ? 'holds a character that cannot be printed: please type it again.'
      : 'must be one line of plain characters: please type it again.',
}
