import type { Nearness } from '../../calendar/nearness.ts'
import type { ComingUpStrings } from '../coming-up-strings.ts'

const nearNames = { now: 'יעצט', today: 'היינט', tonight: 'היינט ביינאכט' }

export const yiddish: ComingUpStrings = {
  heading: 'עס קומט אן',
  all: (name, count) =>
    count === undefined ? `אלע ${name} קארטלעך` : `אלע ${count} ${name} קארטלעך`,
  none: 'דערויף זענען נאך נישטא קיין קארטלעך.',
  near: (near, eve) => nearness(near, eve),
  sentence: (name, near, eve) => {
    if (near === 'date') return `${name}, ${eve}`
    return `${name} איז ${near === 'now' ? 'שוין דא' : nearness(near, eve)}`
  },
}

function nearness(near: Nearness, eve: string): string {
  if (near === 'date') return eve
  return typeof near === 'string' ? nearNames[near] : inDays(near.nights)
}

function inDays(nights: number): string {
  return nights === 1 ? 'מארגן ביינאכט' : `אין ${nights} טעג`
}
