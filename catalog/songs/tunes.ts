import type { Tune } from './tune.ts'
import { aBlessing } from './tunes/a-blessing.ts'
import { anotherCandle } from './tunes/another-candle.ts'
import { byTheCradle } from './tunes/by-the-cradle.ts'
import { daysOfAwe } from './tunes/days-of-awe.ts'
import { freilach } from './tunes/freilach.ts'
import { hora } from './tunes/hora.ts'
import { maozTzur } from './tunes/maoz-tzur.ts'
import { marchOfTheCrown } from './tunes/march-of-the-crown.ts'
import { purimRomp } from './tunes/purim-romp.ts'
import { roundTheFire } from './tunes/round-the-fire.ts'
import { springComes } from './tunes/spring-comes.ts'
import { tableNigun } from './tunes/table-nigun.ts'
import { threeStars } from './tunes/three-stars.ts'
import { waltzForTwo } from './tunes/waltz-for-two.ts'

/** All songs of the site. */
export const tunes: readonly Tune[] = [
  byTheCradle,
  freilach,
  marchOfTheCrown,
  waltzForTwo,
  tableNigun,
  hora,
  maozTzur,
  purimRomp,
  daysOfAwe,
  springComes,
  roundTheFire,
  threeStars,
  anotherCandle,
  aBlessing,
]
