import { frankRuhlLibre } from '../../letters/frank-ruhl-libre.ts'
import { letterPath } from '../../letters/letter.ts'
import { type Path, rectPath } from '../../path.ts'
import { body, detail, line, standing } from '../drawn.ts'
import type { Motif } from '../motif.ts'

/** The two luchos, square at the top: alef to hei on the right one, vav to yud on the left. */
export function luchos(): Motif {
  return standing(
    'luchos',
    [
      body('paper', 'M-82 -200L-2 -200L-2 0L-86 0L-86 -196Z', 'dark'),
      body('paper', 'M84 -200L4 -200L4 0L88 0L88 -196Z', 'dark'),
      body('paper', rectPath(-82, -200, 78, 196)),
      body('paper', rectPath(6, -200, 78, 196)),
      line('gold', 2.6, frame(-75, 64)),
      line('gold', 2.6, frame(13, 64)),
      detail('ink', column('אבגדה', 45)),
      detail('ink', column('וזחטי', -43)),
      line('paper', 1.6, 'M-82 -40L-72 -34L-74 -24M84 -150L76 -146L74 -136', 'dark'),
    ],
    true,
  )
}

function frame(x: number, width: number): string {
  return `M${x} -193L${x + width} -193L${x + width} -11L${x} -11Z`
}

/** Letters from the top down, all of one height except the yud, which hangs from the top line. */
function column(letters: string, x: number): Path {
  return [...letters].flatMap((letter, i) => {
    const small = letter === 'י'
    const y = -170 + i * 34
    return letterPath(frankRuhlLibre, letter, { x, y: small ? y - 5 : y, height: small ? 13 : 23 })
  })
}
