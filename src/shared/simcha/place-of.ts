import type { InLetters, Simcha } from './simcha.ts'
import type { SimchaEvent } from './week.ts'

/** Where an event is, as far as the simcha says. */
export function placeOf({ words, hosts }: Simcha, event: SimchaEvent): InLetters | undefined {
  if (event === 'main') return words.place
  if (event === 'aufruf' || event === 'shabbat-chatan') return words.shul
  const night = /^sheva-brachos-(\d)$/.exec(event)?.[1]
  return night === undefined ? undefined : hosts[Number(night) - 1]
}
