import { body, detail, standing } from '../motifs/drawn.ts'
import { esrog } from '../motifs/holidays/esrog.ts'
import { lulav } from '../motifs/holidays/lulav.ts'
import { type Material, type Motif, type MotifPart, placeParts } from '../motifs/motif.ts'
import { chuppah } from '../motifs/simchos/chuppah.ts'
import { seferTorah } from '../motifs/torah/sefer-torah.ts'
import { mirrored, type Path, placement, rectPath } from '../path.ts'

/** A sefer Torah on a covered table under its canopy, torches at both sides. */
export function torahUnderCanopy(): Motif {
  const [rear, front] = [chuppah().parts.slice(0, 2), chuppah().parts.slice(2)]
  const scroll = placeParts(seferTorah(), placement(0, -40, 0, 0.43))
  return standing('torah-under-canopy', [
    ...rear,
    body('wine', rectPath(-46, -44, 92, 44)),
    body('gold', rectPath(-50, -46, 100, 8)),
    detail('gold', rectPath(-46, -10, 92, 4)),
    // Its mantle is of other paper than the canopy.
    ...scroll.map((part) => inPaper(part, 'cloth', 'fruit')),
    ...front,
    body('wood', mirrored(rectPath(128, -104, 7, 104))),
    body('gold', mirrored(holder)),
    body('flame', mirrored(torch)),
    detail('flame', mirrored(torchHeart), 'light'),
  ])
}

/** A lulav with its esrog before it. */
export function fourKinds(): Motif {
  const fruit = placeParts(esrog(), placement(46, 6, 0.3, 0.3))
  return { ...lulav(), width: 140, parts: [...lulav().parts, ...fruit] }
}

function inPaper(part: MotifPart, from: Material, to: Material): MotifPart {
  return part.material === from ? { ...part, material: to } : part
}

const holder: Path = [['M', 122, -112], ['L', 141, -112], ['L', 136, -94], ['L', 127, -94], ['Z']]

const torch: Path = [
  ['M', 132, -168],
  ['C', 136, -150, 147, -142, 147, -126],
  ['C', 147, -116, 140, -110, 131.5, -110],
  ['C', 123, -110, 116, -116, 116, -126],
  ['C', 116, -138, 128, -148, 132, -168],
  ['Z'],
]

const torchHeart: Path = [
  ['M', 131.5, -142],
  ['C', 134, -133, 139, -130, 139, -122],
  ['C', 139, -115, 136, -112, 131.5, -112],
  ['C', 127, -112, 124, -115, 124, -122],
  ['C', 124, -129, 130, -132, 131.5, -142],
  ['Z'],
]
