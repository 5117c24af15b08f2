import { leafPath } from '../../foliage.ts'
import { circlePath, ellipsePath, type Path } from '../../path.ts'
import { body, detail, line, standing } from '../drawn.ts'
import type { Motif, MotifPart } from '../motif.ts'

/** A woolly lamb that looks to the left, with a bell on its neck. */
export function lamb(): Motif {
  return standing('lamb', [
    leg(-26, 'base'),
    leg(58, 'base'),
    body('paper', fleece(), 'light'),
    leg(-48, 'dark'),
    leg(38, 'dark'),
    body('paper', skirt(), 'light'),
    line('paper', 3.4, curls, 'dark'),
    line('fruit', 9, 'M-70 -88C-58 -78 -44 -78 -34 -86'),
    body(
      'gold',
      'M-58 -80C-46 -80 -44 -72 -42 -62C-42 -58 -68 -58 -68 -62C-66 -72 -66 -80 -58 -80Z',
    ),
    body('bread', leafPath({ x: -48, y: -138, angle: 0.42, length: 44, width: 12 }), 'dark'),
    body('bread', head, 'light'),
    body('paper', cap(), 'light'),
    detail('flower', circlePath(-72, -112, 7)),
    line('ink', 3.4, 'M-86 -126C-83 -121 -77 -121 -74 -126'),
    detail('ink', 'M-106 -116C-104 -121 -96 -121 -94 -117C-96 -112 -103 -111 -106 -116Z'),
  ])
}

const head =
  'M-56 -152C-42 -148 -38 -130 -44 -114C-50 -98 -68 -90 -86 -94C-102 -98 -112 -108 -108 -120' +
  'C-104 -130 -92 -134 -86 -142C-78 -152 -68 -156 -56 -152Z'

function fleece(): Path {
  const round = Array.from({ length: 13 }, (_, i): Path => {
    const angle = (i * 2 * Math.PI) / 13
    return circlePath(10 + 66 * Math.cos(angle), -92 + 42 * Math.sin(angle), 23)
  }).flat()
  return [...round, ...ellipsePath(10, -92, 66, 44), ...circlePath(94, -104, 16)]
}

/** The wool that hangs over the legs. */
function skirt(): Path {
  return [-42, -16, 10, 36, 60].flatMap((x) => circlePath(x, -58, 19))
}

function cap(): Path {
  return [...circlePath(-74, -154, 14), ...circlePath(-56, -160, 16), ...circlePath(-40, -148, 15)]
}

function leg(x: number, tone: 'base' | 'dark'): MotifPart {
  return body(
    'bread',
    `M${x - 8} -56L${x + 8} -56L${x + 6} -3C${x + 6} 1 ${x - 7} 1 ${x - 7} -3Z`,
    tone,
  )
}

const curls =
  'M-24 -110C-18 -122 -2 -120 -2 -108M14 -122C20 -134 36 -132 36 -120M46 -104C52 -116 68 -114 68 -102' +
  'M4 -84C10 -96 26 -94 26 -82M-34 -80C-28 -92 -12 -90 -12 -78M44 -76C50 -88 66 -86 66 -74'
