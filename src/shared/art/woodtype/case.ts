import { type Art, named } from '../art.ts'
import { grown } from '../box.ts'
import { type Box, printBleedPx } from '../family.ts'
import { suezOne } from '../letters/suez-one.ts'
import { mixPaints } from '../paints.ts'
import { boundsOf, type Path, placement, rectPath, type Segment, transformPath } from '../path.ts'
import { between, createRandom, type Random } from '../random.ts'
import { band, shape } from '../shapes.ts'
import { doubleFrame, frame, lozengeRow } from './ornaments.ts'
import { folds, shadowOf } from './paper.ts'
import { furniture, type View, woodcuts, wornSpots } from './view.ts'

/** Blocks side by side across a plot. */
const columns = 10

/** A case of wood type: the alef-beis on blocks, a woodcut, and a proof of the words. */
export function typeCase(view: View): Art {
  const { plot, inks } = view
  const { width, height, sheet, cuts } = plot
  const [cut] = cuts
  if (!cut) return []
  const paper = rectPath(sheet.x, sheet.y, sheet.width, sheet.height)
  const block = grown(cut, 22)
  return [
    band(width, -printBleedPx, height + printBleedPx, inks.dark),
    named('tile', [blocks(view, [block, grown(sheet, -30)]), cutBlock(view, block)]),
    named('sheet', [
      shadowOf(paper, inks.dark),
      shape(paper, { fill: inks.paper }),
      folds(view, grown(sheet, -8)),
      shape(doubleFrame(grown(sheet, -16), 8), { fill: inks.ink }),
      shape(lozengeRow(sheet.x + 60, sheet.x + sheet.width - 170, sheet.y + 42, 6), {
        fill: inks.spot,
      }),
    ]),
    furniture(view),
    woodcuts(view),
    wornSpots(view, { x: 0, y: 0, width, height }, 420),
  ]
}

/** The side of a block, units. */
export function blockSide(width: number): number {
  return width / columns
}

/** A letter on each block that is not wholly under something, from right to left. */
function blocks({ plot, inks, seed }: View, over: readonly Box[]): Art {
  const { width, height } = plot
  const side = blockSide(width)
  const random = createRandom(seed + 17)
  const woods = [inks.pale, inks.one, inks.two, inks.three, inks.tint]
  const letters = Object.keys(suezOne).filter((letter) => !'ךםןףץ'.includes(letter))
  const rows = Math.ceil((height + printBleedPx) / side)
  const cells = Array.from({ length: (rows + 1) * (columns + 2) }, (_, i) => ({
    x: width - (i % (columns + 2)) * side,
    y: (Math.floor(i / (columns + 2)) - 1) * side,
    width: side,
    height: side,
  })).filter((cell) => !over.some((box) => isWithin(cell, box)))
  const drawn = cells.map((cell, i) => {
    const wood = Math.floor(random() * woods.length)
    return { wood, ...onBlock(cell, letters[(i + 21) % letters.length] ?? 'א', random) }
  })
  return woods.flatMap((paint, wood) => {
    const own = drawn.filter((each) => each.wood === wood)
    const ink = wood === woods.length - 1 ? inks.dark : wood % 2 === 0 ? inks.spot : inks.ink
    return [
      shape(
        own.flatMap(({ edge }) => edge),
        { fill: mixPaints(paint, inks.dark, 0.42) },
      ),
      shape(
        own.flatMap(({ face }) => face),
        { fill: paint },
      ),
      shape(
        own.flatMap(({ grain }) => grain),
        { fill: mixPaints(paint, inks.dark, 0.14) },
      ),
      shape(
        own.flatMap(({ letter }) => letter),
        { fill: ink },
      ),
    ]
  })
}

/** The face of a block, its lower edge in shade, its grain and its letter. */
function onBlock({ x, y, width: side }: Box, letter: string, random: Random) {
  const face = { x: x + 3, y: y + 3, width: side - 8, height: side - 10 }
  const grain = [0.2, 0.5, 0.8].flatMap((share): Segment[] => {
    const level = face.y + face.height * (share + between(random, -0.1, 0.1))
    const [from, to] = [face.x + 4, face.x + face.width - 4]
    const middle = (from + to) / 2 + between(random, -20, 20)
    const sag = between(random, -5, 5)
    return [
      ['M', from, level],
      ['Q', middle, level + sag, to, level],
      ['Q', middle, level + sag + 2.4, from, level],
      ['Z'],
    ]
  })
  return {
    edge: rectPath(x + 3, y + 3, side - 5, side - 5),
    face: rectPath(face.x, face.y, face.width, face.height),
    grain,
    letter: letterIn(letter, grown(face, -side * 0.15)),
  }
}

/** A letter as large as a box allows, in its middle. */
function letterIn(letter: string, box: Box): Path {
  const path = suezOne[letter]?.path ?? []
  const ink = boundsOf(path)
  const scale = Math.min(box.width / ink.width, box.height / ink.height)
  const x = box.x + box.width / 2 - (ink.x + ink.width / 2) * scale
  const y = box.y + box.height / 2 - (ink.y + ink.height / 2) * scale
  return transformPath(path, placement(x, y, 0, scale))
}

/** The large block that the woodcut is cut into. */
function cutBlock({ inks }: View, { x, y, width, height }: Box): Art {
  return [
    shape(rectPath(x, y, width, height), { fill: mixPaints(inks.paper, inks.dark, 0.4) }),
    shape(rectPath(x, y, width - 5, height - 7), { fill: inks.paper }),
    shape(frame({ x: x + 9, y: y + 9, width: width - 23, height: height - 25 }, 3), {
      fill: inks.spot,
    }),
  ]
}

function isWithin(inner: Box, { x, y, width, height }: Box): boolean {
  return (
    inner.x >= x &&
    inner.y >= y &&
    inner.x + inner.width <= x + width &&
    inner.y + inner.height <= y + height
  )
}
