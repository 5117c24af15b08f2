import { type Art, named } from '../art.ts'
import type { Box, Paints } from '../family.ts'
import type { Path } from '../path.ts'
import { textGaps } from '../text-gaps.ts'
import { type Pane, paintPanes } from './pane.ts'

/** The least free height for a row of jewels, units. */
const leastRoom = 84

/** A row of jewels below the words, where the field of plain glass is empty. */
export function jewels(text: Box, reserved: readonly Box[], palette: Paints): Art {
  const gaps = textGaps(text, reserved)
  if (!gaps) return []
  const { y, room } = gaps.below
  if (room < leastRoom) return []
  return row(text.x + text.width / 2, y, { size: Math.min(1.2, room / 110), palette })
}

/** Five lozenges, the largest in the middle. */
function row(x: number, y: number, { size, palette }: { size: number; palette: Paints }): Art {
  const panes = [-2, -1, 0, 1, 2].map((place): Pane => {
    const [wide, high] = [40 * size, (34 - 9 * Math.abs(place)) * size]
    const middle = x + place * 84 * size
    const path: Path = [
      ['M', middle, y - high],
      ['L', middle + wide, y],
      ['L', middle, y + high],
      ['L', middle - wide, y],
      ['Z'],
    ]
    return { path, glass: ['ruby', 'amber', 'cobalt'][Math.abs(place)] ?? 'ruby' }
  })
  const leads = { path: panes.flatMap(({ path }) => path), width: 6 }
  return named('divider', paintPanes(panes, leads, palette))
}
