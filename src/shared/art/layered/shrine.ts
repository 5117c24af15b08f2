import { type Art, element } from '../art.ts'
import type { Box } from '../family.ts'
import { circlePath, orient, type Path, transformPath } from '../path.ts'
import { toPathData } from '../path-data.ts'
import { photoRoom } from '../photo-room.ts'
import { createRandom } from '../random.ts'
import { colour } from '../shapes.ts'
import { archHole, chamferHole, type Opening, whole } from './cuts.ts'
import { figure } from './figure.ts'
import { hung } from './fruit.ts'
import { boughs } from './gate-plants.ts'
import { type Ground, hill, rolling, town } from './land.ts'
import type { Page } from './page.ts'
import { type Piece, pile } from './paper.ts'
import { cypress, flower, roundTree, vine } from './plants.ts'
import { clearOf, onBothSides, pointsAt } from './scene.ts'

/** How much more of a sheet is cut away than of the one behind it, units. */
const step = 15
/** The upper boughs pass over the edge of the page, instead of a leaf along it. */
const pastTheTop = [1, 0, 0, 1, 0, -54] as const

/** Sheets with two windows, for a photo and for words; vines climb round the photo. */
export function shrine(page: Page): Piece[] {
  const { plot, composition } = page
  const { text, thing } = plot
  const sheets = [4, 3, 2, 1, 0].map((k, i): Piece => {
    const by = step * i
    const words = openingOf(text, 30 + by)
    const photo = openingOf(thing, by)
    return {
      path: [
        ...whole(plot),
        ...orient(archHole(photo, (photo.right - photo.left) / 2), 'hole'),
        ...orient(chamferHole(words, 46 + by * 0.4), 'hole'),
      ],
      colour: `sheet${k}`,
      depth: 0.6 + 0.16 * i,
      part: 'border',
    }
  })
  const { fruit } = composition
  const middle = plot.width / 2
  const y = (thing.y + thing.height + text.y - 30) / 2
  const fruits = fruit
    ? [-64, 64, 0].flatMap((x) =>
        hung(fruit, { x: middle + x, y: y - (x === 0 ? 4 : -2) }, x === 0 ? 38 : 27),
      )
    : []
  const { corner, low } = boughs(page)
  const grown = onBothSides(plot, [...transformPath(corner, pastTheTop), ...low])
  return [
    ...sheets,
    { path: grown, colour: 'sheet1', depth: 0.8, part: 'foliage' },
    ...foliage(page, y),
    ...fruits,
    ...footFruits(page),
  ]
}

/** A spray at the foot of a tall page. */
function footFruits({ plot, composition, seed }: Page): Piece[] {
  const { width, height, text, proportion } = plot
  const { fruit } = composition
  if (proportion !== 'status') return []
  const middle = width / 2
  const y = (text.y + text.height + height) / 2 + 30
  const wing = (dy: number, reach: number, k: number) =>
    vine({
      line: pointsAt(middle, y, middle - reach * 0.5, y + dy * 0.6, middle - reach, y + dy),
      thick: 11,
      pairs: 7,
      leaf: 88,
      slim: composition.leaves === 'willow' ? 0.13 : 0.21,
      slits: true,
      random: createRandom(seed + k),
    })
  const leaves = [wing(-50, 380, 31), wing(46, 320, 32), wing(-92, 220, 33)].flat()
  const three = fruit
    ? [-94, 94, 0].flatMap((x) =>
        hung(fruit, { x: middle + x, y: y + (x === 0 ? -8 : 4) }, x === 0 ? 54 : 38),
      )
    : []
  return [
    { path: onBothSides(plot, leaves), colour: 'leaf', depth: 0.9, part: 'foliage' },
    ...three,
  ]
}

function openingOf({ x, y, width, height }: Box, by: number): Opening {
  return { left: x - by, right: x + width + by, top: y - by, foot: y + height + by }
}

/** Two vines that rise from the middle of the page round the photo, and two along its foot. */
function foliage({ plot, seed, composition }: Page, y: number): Piece[] {
  const { width, thing } = plot
  const middle = width / 2
  const left = thing.x - 2.6 * step
  const isWillow = composition.leaves === 'willow'
  const spring = thing.y + thing.width / 2
  const shared = {
    slim: isWillow ? 0.12 : 0.2,
    slits: true,
    clear: clearOf(plot),
  }
  const climb = vine({
    ...shared,
    line: pointsAt(
      middle - 40,
      y + 6,
      left + 40,
      y - 2,
      left - 14,
      thing.y + thing.height - 60,
      left,
      spring + 20,
      left + thing.width * 0.1,
      spring - thing.width * 0.3,
      middle - 120,
      thing.y - 14,
    ),
    thick: 11,
    pairs: 14,
    leaf: 82,
    random: createRandom(seed + 1),
  })
  const low = vine({
    ...shared,
    line: pointsAt(middle - 60, y + 4, middle - 230, y + 12, middle - 400, y - 10),
    thick: 9,
    pairs: 7,
    leaf: 70,
    random: createRandom(seed + 2),
  })
  const path = (half: Path) => onBothSides(plot, half)
  return [
    { path: path(low), colour: 'deepLeaf', depth: 0.7, part: 'foliage' },
    { path: path(climb), colour: 'leaf', depth: 1, part: 'foliage' },
  ]
}

/** The photo behind all sheets; a landscape of paper with a thing until there is one. */
export function shrinePhoto(page: Page): Art {
  const { plot, composition, palette, seed } = page
  const { thing: box, width, height } = plot
  const arch = archHole(openingOf(box, 6), box.width / 2 + 6)
  const ground = box.y + box.height
  const scene = box.height
  const far = rolling(ground - scene * 0.36, 26, 620, createRandom(seed + 3))
  const near = rolling(ground - scene * 0.24, 14, 520, createRandom(seed + 4))
  const knoll = (x: number) => ground - scene * 0.13 + ((x - width / 2) / 300) ** 2 * 14
  const trees = [0.34, 0.66].flatMap((share) =>
    roundTree(width * share, near(width * share) + 8, scene * 0.2),
  )
  const isTown = composition.behind === 'town'
  const back = isTown
    ? town({
        width,
        ground: far,
        heights: composition.thing ? [scene * 0.14, scene * 0.26] : [scene * 0.24, scene * 0.42],
        seed: seed + 5,
      })
    : hill(far, width, height)
  const land: Piece[] = [
    { path: back, colour: 'sheet5', depth: 0.5 },
    {
      path: [...hill(near, width, height), ...(isTown ? [] : trees)],
      colour: 'sheet4',
      depth: 0.6,
    },
    { path: hill(knoll, width, height), colour: 'sheet3', depth: 0.7 },
  ]
  const stand = {
    x: box.x + box.width * 0.14,
    y: box.y + box.height * 0.28,
    width: box.width * 0.72,
    height: box.height * 0.64,
  }
  return photoRoom({
    id: 'layered-room',
    box: { x: box.x - 6, y: box.y - 6, width: box.width + 12, height: box.height + 12 },
    opening: element('path', { d: toPathData(arch) }),
    ground: colour(palette, 'field1'),
    standIn: [
      composition.thing ? [] : pile([sun(page)], palette, 'sun'),
      pile(land, palette, 'stand'),
      composition.thing
        ? figure(composition.thing(), stand, palette)
        : pile(street(page, near), palette, 'street'),
    ],
  })
}

/** Low behind the roofs. */
function sun({ plot: { thing: box } }: Page): Piece {
  const middle = { x: box.x + box.width / 2, y: box.y + box.height * 0.42 }
  return {
    path: orient(circlePath(middle.x, middle.y, 0.3 * box.width), 'solid'),
    colour: 'field2',
    depth: 0.4,
  }
}

/** Houses in front of the town, a path between them, and trees and flowers at its sides. */
function street({ plot, seed }: Page, near: Ground): Piece[] {
  const { thing: box, width, height } = plot
  const scene = box.height
  const foot = box.y + scene
  const middle = box.x + box.width / 2
  const half = 0.13 * box.width
  const houses = town({
    width,
    ground: near,
    heights: [scene * 0.12, scene * 0.21],
    seed: seed + 8,
    gap: [middle - half, middle + half],
  })
  const rise = (x: number) => foot - scene * 0.1 - ((x - middle) / box.width) ** 2 * scene * 0.34
  const way: Path = [
    ['M', middle - 0.32 * half, near(middle) - 6],
    [
      'C',
      middle - 0.1 * half,
      foot - scene * 0.18,
      middle - 1.5 * half,
      foot - 0.08 * scene,
      middle - 1.1 * half,
      foot + 20,
    ],
    ['L', middle + 1.7 * half, foot + 20],
    [
      'C',
      middle + 0.5 * half,
      foot - 0.08 * scene,
      middle + 0.9 * half,
      foot - scene * 0.18,
      middle + 0.32 * half,
      near(middle) - 6,
    ],
    ['Z'],
  ]
  const trees = [-0.4, -0.29, 0.3, 0.41].flatMap((share, i) => {
    const x = middle + share * box.width
    const tall = scene * (i % 3 === 0 ? 0.36 : 0.25)
    return i % 3 === 0 ? cypress(x, rise(x) + 16, tall) : roundTree(x, rise(x) + 16, tall)
  })
  const blooms = [-0.36, -0.24, -0.15, 0.2, 0.28, 0.38].map((share, i) => {
    const x = middle + share * box.width
    return {
      path: flower({ x, y: rise(x) + 18 + (i % 2) * 14, radius: 0.04 * box.width, petals: 5 }),
      i,
    }
  })
  const ofEvery = (remainder: number) =>
    blooms.filter(({ i }) => i % 2 === remainder).flatMap(({ path }) => path)
  return [
    { path: houses, colour: 'sheet3', depth: 0.7 },
    { path: hill(rise, width, height), colour: 'sheet2', depth: 0.7 },
    { path: orient(way, 'solid'), colour: 'field1', depth: 0.3 },
    { path: trees, colour: 'leaf', depth: 0.8 },
    { path: ofEvery(0), colour: 'red', depth: 0.6 },
    { path: ofEvery(1), colour: 'gold', depth: 0.6 },
  ]
}
