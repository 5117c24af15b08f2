import { millimetres, pointsPerInch } from './sheet.ts'

/** Sizes of envelopes in shops: those of America in inches, those of ISO 269 in millimetres. */
export const envelopes = ['a2', 'a6', 'a7', 'dl', 'c6', 'c5'] as const
export type Envelope = (typeof envelopes)[number]

type Points = readonly [width: number, height: number]

/** Points, with the flap at a long edge. */
export const envelopeSizes: Readonly<Record<Envelope, Points>> = {
  a2: [5.75 * pointsPerInch, 4.375 * pointsPerInch],
  a6: [6.5 * pointsPerInch, 4.75 * pointsPerInch],
  a7: [7.25 * pointsPerInch, 5.25 * pointsPerInch],
  dl: millimetres(220, 110),
  c6: millimetres(162, 114),
  c5: millimetres(229, 162),
}

/** A card needs this much room in its envelope, pt: 3 mm. */
const [play] = millimetres(3, 0)

/**
 * The smallest envelope that a card fits, either way round; undefined if it is too large for all.
 *
 * @param card its width and height, pt
 * @example envelopeFor([360, 504]) // 'a7': 5x7 in
 */
export function envelopeFor([width, height]: Points): Envelope | undefined {
  const long = Math.max(width, height) + play
  const short = Math.min(width, height) + play
  const area = (envelope: Envelope) => envelopeSizes[envelope][0] * envelopeSizes[envelope][1]
  return envelopes
    .filter((each) => envelopeSizes[each][0] >= long && envelopeSizes[each][1] >= short)
    .sort((one, other) => area(one) - area(other))[0]
}
