import { body, detail, line, standing, symmetric } from '../drawn.ts'
import type { Motif } from '../motif.ts'

/** A baby's shirt with short sleeves and a heart on its breast. */
export function onesie(): Motif {
  return standing('onesie', [
    body('cloth', symmetric(shape)),
    detail(
      'paper',
      symmetric('M0 -172C14 -172 24 -180 28 -194L38 -190C34 -172 20 -160 0 -160'),
      'light',
    ),
    detail(
      'paper',
      symmetric('M0 -9L21 -9C23 -26 36 -42 55 -47L56 -36C42 -34 32 -20 32 0L0 0'),
      'light',
    ),
    detail('fruit', symmetric('M0 -116C8 -132 30 -130 30 -111C30 -97 14 -88 0 -76')),
    line('paper', 2.6, 'M-86 -130L-66 -118M86 -130L66 -118', 'light'),
  ])
}

const shape =
  'M0 -166C16 -166 28 -178 32 -196C50 -194 62 -186 70 -174L98 -130C92 -120 80 -112 68 -108L58 -126' +
  'C54 -96 54 -66 56 -36C42 -34 32 -20 32 0L0 0'
