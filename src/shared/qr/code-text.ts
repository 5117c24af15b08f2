import { civilToDayNumber, dayNumberToCivil } from '../calendar/civil-date.ts'
import { cardEventOf } from '../card/event/card-event.ts'
import { eventTitle } from '../card/event/event-title.ts'
import { googleMapsAddress, wazeAddress } from '../card/event/map-address.ts'
import type { CardDesign } from '../card.ts'
import type { CardDraft } from '../draft.ts'
import { chatAddress } from '../phone/phones-in.ts'
import type { Code } from './code.ts'

type Words = Pick<CardDraft, 'values' | 'added'>

/** Maximum length of the names in an event, UTF-16 units; more would make its modules too small. */
const longestTitle = 40

/**
 * The text that a phone reads from a code; `undefined` where neither the code nor the words of the
 * card say it.
 *
 * @example codeText({ kind: 'call' }, design, { values: { place: '052-765-4321' } }) // 'tel:+972527654321'
 */
export function codeText(
  code: Code,
  design: Pick<CardDesign, 'fields'>,
  draft: Words,
): string | undefined {
  if (code.kind === 'link') return webAddress(code.address)
  const { place, phones, day, time } = cardEventOf(design, draft)
  switch (code.kind) {
    case 'waze':
      return place === undefined ? undefined : wazeAddress(place)
    case 'google':
      return place === undefined ? undefined : googleMapsAddress(place)
    case 'call':
      return phones[0] && `tel:${phones[0].dial}`
    case 'whatsapp': {
      const chat = phones.find((phone) => phone.chat !== undefined)?.chat
      return chat ? chatAddress(chat) : undefined
    }
    case 'calendar':
      return day ? eventText(day, time, eventTitle(design.fields, draft.values, '')) : undefined
  }
}

/**
 * A web address as it is typed, with https where it has no scheme.
 *
 * @returns `undefined` for anything else, or with a password
 * @example webAddress('example.com/gifts') // 'https://example.com/gifts'
 */
export function webAddress(typed: string): string | undefined {
  const text = typed.trim()
  const full = /^https?:\/\//i.test(text) ? text : `https://${text}`
  // The host has a dot, so a word is no address.
  const isAddress = /^https?:\/\/[^\s/?#@:]+\.[^\s/?#@:.]{2,}(?::\d+)?(?:[/?#]\S*)?$/i.test(full)
  return isAddress ? full : undefined
}

/** An event as cameras of phones read it: RFC 5545, without the calendar around it. */
function eventText(
  day: { year: number; month: number; day: number },
  time: string | null,
  title: string,
): string {
  const next = dayNumberToCivil(civilToDayNumber(day) + 1)
  const when = time
    ? [`DTSTART:${digitsOf(day)}T${time.replace(':', '')}00`]
    : [`DTSTART;VALUE=DATE:${digitsOf(day)}`, `DTEND;VALUE=DATE:${digitsOf(next)}`]
  return ['BEGIN:VEVENT', `SUMMARY:${shortTitle(title)}`, ...when, 'END:VEVENT'].join('\n')
}

/** Whole words, without the marks that a calendar escapes. */
function shortTitle(title: string): string {
  const plain = title
    .replace(/[\\;,]|\p{M}/gu, '')
    .replace(/\s+/g, ' ')
    .toWellFormed()
  if (plain.length <= longestTitle) return plain
  return plain.slice(0, longestTitle + 1).replace(/\s+\S*$/, '')
}

function digitsOf({ year, month, day }: { year: number; month: number; day: number }): string {
  return `${year}${String(month).padStart(2, '0')}${String(day).padStart(2, '0')}`
}
