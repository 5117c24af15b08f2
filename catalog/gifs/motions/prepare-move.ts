import { assertNever } from '#shared/assert-never.ts'
import type { Motion } from '../gif-source.ts'
import { breathe } from './breathe.ts'
import { fall } from './fall.ts'
import { flicker } from './flicker.ts'
import { glint } from './glint.ts'
import type { Move, Setting } from './motion.ts'
import { rise } from './rise.ts'
import { sway } from './sway.ts'
import { twinkle } from './twinkle.ts'

export function prepareMove(motion: Motion, setting: Setting): Move {
  switch (motion.kind) {
    case 'flicker':
      return flicker(setting)
    case 'glint':
      return glint()
    case 'breathe':
      return breathe(setting)
    case 'twinkle':
      return twinkle(setting)
    case 'rise':
      return rise(setting)
    case 'sway':
      return sway(motion)
    case 'fall':
      return fall(motion, setting)
    default:
      return assertNever(motion)
  }
}
