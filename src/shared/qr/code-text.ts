import { civilToDayNumber, dayNumberToCivil } from '../calendar/civil-date.ts'
import { cardEventOf } from '../card/event/card-event.ts'
import { eventTitle } from '../card/event/event-title.ts'
import { googleMapsAddress, wazeAddress } from '../card/event/map-address.ts'
import type { CardDesign } from '../card.ts'
import type { CardDraft } from '../draft.ts'
import { phonesIn } from '../phone/phones-in.ts'
import type { Code, CodeKind } from './code.ts'

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
  { kind, value }: Code,
  design: Pick<CardDesign, 'fields'>,
  draft: Words,
): string | undefined {
  const event = value === undefined ? cardEventOf(design, draft) : undefined
  switch (kind) {
    case 'waze':
    case 'google': {
      const place = value?.trim() || event?.place
      return place ? mapAddresses[kind](place) : undefined
    }
    case 'call':
    case 'whatsapp':
      return phoneText(kind, value === undefined ? (event?.phones ?? []) : ownPhones(value))
    case 'link':
      return webAddress(value ?? '')
    case 'calendar':
      return event?.day ? eventText(event.day, event.time, eventTitle(design.fields, draft.values, '')) : undefined
  }
}

/** The kinds whose content the words of a card say. */
export function saidKinds(design: Pick<CardDesign, 'fields'>, draft: Words): CodeKind[] {
  return (['waze', 'google', 'calendar', 'call', 'whatsapp'] as const).filter(
    (kind) => codeText({ kind }, design, draft) !== undefined,
  )
}

const mapAddresses = { waze: wazeAddress, google: googleMapsAddress } as const

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

interface Dialled {
  dial: string
  chat?: string | null | undefined
}

function ownPhones(value: string): Dialled[] {
  return phonesIn(value).filter(({ isWhole }) => isWhole)
}

function phoneText(kind: 'call' | 'whatsapp', phones: readonly Dialled[]): string | undefined {
  if (kind === 'call') return phones[0] && `tel:${phones[0].dial}`
  const chat = phones.find((phone) => phone.chat)?.chat
  return chat ? `https://wa.me/${chat}` : undefined
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
  const plain = title.replace(/[\\;,]|\p{M}/gu, '').replace(/\s+/g, ' ').toWellFormed()
  if (plain.length <= longestTitle) return plain
  return plain.slice(0, longestTitle + 1).replace(/\s+\S*$/, '')
}

function digitsOf({ year, month, day }: { year: number; month: number; day: number }): string {
  return `${year}${String(month).padStart(2, '0')}${String(day).padStart(2, '0')}`
}
