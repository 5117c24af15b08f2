import type { Nearness } from '../../calendar/nearness.ts'
import type { ComingUpStrings } from '../coming-up-strings.ts'
import { counted, type Forms, prefixed } from './grammar.ts'

const days: Forms = { one: 'יום', two: 'יומיים', many: 'ימים', aboveTen: 'יום' }
const nearNames = { now: 'עכשיו', today: 'היום', tonight: 'הערב' }

export const hebrew: ComingUpStrings = {
  heading: 'בקרוב',
  all: (name, count) => `${cardsOf(count)} ${prefixed('ל', name)}`,
  none: 'עדיין אין לזה כרטיסים.',
  near: (near, eve) => nearness(near, eve),
  sentence: (name, near, eve) => {
    if (near === 'now') return `${name} כבר כאן`
    return `${name}${near === 'date' ? ',' : ''} ${nearness(near, eve)}`
  },
}

function cardsOf(count: number | undefined): string {
  if (count === 1) return 'הכרטיס'
  if (count === 2) return 'שני הכרטיסים'
  return count === undefined ? 'כל הכרטיסים' : `כל ${count} הכרטיסים`
}

function nearness(near: Nearness, eve: string): string {
  if (near === 'date') return eve
  return typeof near === 'string' ? nearNames[near] : inDays(near.nights)
}

function inDays(nights: number): string {
  return nights === 1 ? 'מחר בערב' : `בעוד ${counted(nights, days)}`
}
