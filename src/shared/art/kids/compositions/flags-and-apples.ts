import type { Art } from '../../art.ts'
import { paperFlag } from '../../motifs/holidays/paper-flag.ts'
import { apple } from '../../motifs/plants/apple.ts'
import { seferTorah } from '../../motifs/torah/sefer-torah.ts'
import { drawFlags } from '../hung.ts'
import { paintMotif, shades } from '../materials.ts'
import type { Plot } from '../plot.ts'
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
export function flagsAndApples(plot: Plot): Art {
  const { width, foot, ground, colours } = plot
  const { coral, dark, leaf, main, sun } = colours
  const hues = [coral, leaf, main, sun]
  const size = Math.min(width * 0.46, foot * 0.54)
  const x = width / 2
  return [
    drawWall(plot),
    drawFlags(plot),
    drawTable(plot),
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
        paintMotif(plot, paperFlag(), { ...at, turn: lean, mirrored: left, paints }),
        paintMotif(plot, apple(), { x: tip.x, y: tip.y + 8, size: size * 0.24, turn: lean }),
      ]
    }),
    paintMotif(plot, seferTorah(), { x, y: ground + 24, size: size * 1.04 }),
  ]
}
