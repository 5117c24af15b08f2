import type { Art } from '../../art.ts'
import { apple } from '../../motifs/apple.ts'
import { paperFlag } from '../../motifs/paper-flag.ts'
import { seferTorah } from '../../motifs/sefer-torah.ts'
import { drawFlags } from '../hung.ts'
import { paintMotif, shades } from '../materials.ts'
import type { Page } from '../page.ts'
import { drawTable } from '../table.ts'
import { drawWall } from '../wall.ts'

/** Place across and lean of each flag, its size, and whether it flies to the left. */
const flags = [
  [-0.5, -0.16, 0.62, true],
  [0.5, 0.16, 0.62, false],
  [-0.27, -0.08, 0.96, true],
  [0.27, 0.08, 0.96, false],
] as const

/** From the stick of a flag to the middle of its box, in the flag's own units. */
const stickToMiddle = paperFlag().width / 2 - 5

/** A Sefer Torah among the children's flags, an apple on each stick. */
export function flagsAndApples(page: Page): Art {
  const { width, foot, ground, colours } = page
  const { coral, dark, leaf, main, sun } = colours
  const hues = [coral, leaf, main, sun]
  const size = Math.min(width * 0.46, foot * 0.54)
  const x = width / 2
  return [
    drawWall(page),
    drawFlags(page),
    drawTable(page),
    ...flags.map(([across, lean, share, left], i) => {
      const stick = { x: x + across * size, y: ground, size: share * size }
      const tip = {
        x: stick.x + Math.sin(lean) * stick.size,
        y: ground - Math.cos(lean) * stick.size,
      }
      const away = (left ? -1 : 1) * stickToMiddle * (stick.size / 200)
      const at = { ...stick, x: stick.x + away * Math.cos(lean), y: ground + away * Math.sin(lean) }
      const paints = { cloth: shades(hues[i] ?? main, dark) }
      return [
        paintMotif(page, paperFlag(), { ...at, turn: lean, mirrored: left, paints }),
        paintMotif(page, apple(), { x: tip.x, y: tip.y + 8, size: size * 0.24, turn: lean }),
      ]
    }),
    paintMotif(page, seferTorah(), { x, y: ground + 24, size: size * 1.04 }),
  ]
}
