import { type Art, defs, named, radialGradient, reference, stops } from '../art.ts'
import { isNear } from '../box.ts'
import { printBleedPx } from '../family.ts'
import { circlePath, type Path, rectPath, roundArchPath, type Segment } from '../path.ts'
import { between, createRandom } from '../random.ts'
import { band, colour, shape, stroke } from '../shapes.ts'
import { flameAt } from './night-lights.ts'
import type { NightScene } from './open-nights.ts'

/** A house of stone from edge to edge, two rows of four windows, lit from the right. */
export function drawFacade(scene: NightScene): Art {
  const { night, layout, palette } = scene
  const { widthPx, heightPx } = layout
  const all = openings(scene)
  const lit = all.slice(0, night.lights ?? 8)
  const glow = stops([
    [0, colour(palette, 'window'), 0.6],
    [0.5, colour(palette, 'window'), 0.16],
    [1, colour(palette, 'window'), 0],
  ])
  return [
    defs(radialGradient({ id: 'night-lit' }, glow)),
    band(widthPx, -printBleedPx, heightPx + printBleedPx, colour(palette, 'house')),
    named('border', stones(scene)),
    all.map((window, i) => drawOpening(window, i < lit.length, scene)),
    lit.map((window, i) => lightIn(window, i, scene)),
  ]
}

interface Opening {
  /** Its middle, its foot, and its size. */
  x: number
  y: number
  width: number
  height: number
}

/** From the upper right to the lower left. */
function openings({ layout }: NightScene): Opening[] {
  const { widthPx, heightPx, text, header, unit } = layout
  const pitch = 0.235 * widthPx
  const width = 0.165 * widthPx
  const rows = [
    { top: Math.max(0.04 * heightPx, header.y - 560 * unit), foot: header.y - 62 * unit },
    { top: text.y + text.height + 56 * unit, foot: 0.965 * heightPx },
  ]
  return rows.flatMap(({ top, foot }) => {
    const height = Math.min(foot - top, 2.2 * width)
    const base = foot === 0.965 * heightPx ? top + height : foot
    return [1.5, 0.5, -0.5, -1.5].map((k) => ({
      x: widthPx / 2 + k * pitch,
      y: base,
      width,
      height,
    }))
  })
}

function arch({ x, y, width, height }: Opening, grow: number): Path {
  return roundArchPath({ x, half: width / 2 + grow, spring: y - height + width / 2, foot: y })
}

/** A window in its stone arch, with its sill and its bars. */
function drawOpening(window: Opening, isLit: boolean, { layout, palette }: NightScene): Art {
  const { unit } = layout
  const { x, y, width, height } = window
  const bars: Path = [
    ['M', x, y - height],
    ['L', x, y],
    ['M', x - width / 2, y - height + width / 2],
    ['L', x + width / 2, y - height + width / 2],
  ]
  const pane = arch(window, 0)
  return [
    isLit
      ? shape(circlePath(x, y - 0.5 * height, 0.95 * height), { fill: reference('night-lit') })
      : [],
    shape(arch(window, 20 * unit), { fill: colour(palette, isLit ? 'ledgeMid' : 'houseLit') }),
    named('window', shape(pane, { fill: colour(palette, isLit ? 'window' : 'panelShade') })),
    shape(bars, stroke(colour(palette, isLit ? 'ledgeMid' : 'house'), (isLit ? 4 : 5) * unit)),
    shape(rectPath(x - width / 2 - 34 * unit, y, width + 68 * unit, 22 * unit), {
      fill: colour(palette, isLit ? 'ledgeLit' : 'houseLit'),
    }),
  ]
}

/** The light on the sill of a lit window. */
function lightIn({ x, y, width }: Opening, i: number, { layout, palette }: NightScene): Art {
  const { unit } = layout
  const cup: Path = [
    ['M', x - 34 * unit, y - 40 * unit],
    ['L', x + 34 * unit, y - 40 * unit],
    ['C', x + 34 * unit, y - 8 * unit, x + 16 * unit, y, x, y],
    ['C', x - 16 * unit, y, x - 34 * unit, y - 8 * unit, x - 34 * unit, y - 40 * unit],
    ['Z'],
  ]
  const scale = Math.min(1.5 * unit, width / 110)
  return [
    shape(cup, { fill: colour(palette, 'brassA') }),
    flameAt({ x, y: y - 46 * unit }, { id: `night-halo-${i}`, scale }, palette),
  ]
}

/** Courses of stone over the whole wall, off the words. */
function stones({ layout, palette, seed, clear }: NightScene): Art {
  const random = createRandom(seed + 31)
  const { widthPx, heightPx, unit, text } = layout
  const lines: Segment[] = []
  const rise = 64 * unit
  const boxes = [...clear, text]
  const isFree = (x: number, y: number) => !boxes.some((box) => isNear(box, { x, y }, 20 * unit))
  for (let y = -rise; y < heightPx + rise; y += rise) {
    let x = -printBleedPx
    while (x < widthPx + printBleedPx) {
      const wide = between(random, 84, 168) * unit
      const free = isFree(x, y) && isFree(x + wide, y) && isFree(x + wide / 2, y)
      if (free) lines.push(['M', x, y], ['L', x + wide, y])
      if (isFree(x, y) && isFree(x, y + rise)) lines.push(['M', x, y], ['L', x, y + rise])
      x += wide
    }
  }
  return shape(lines, stroke(colour(palette, 'houseLit'), 2.6 * unit, 0.8))
}
