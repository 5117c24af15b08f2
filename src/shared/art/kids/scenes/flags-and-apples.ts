import { apple } from '../../motifs/apple.ts'
import { paperFlag } from '../../motifs/paper-flag.ts'
import { seferTorah } from '../../motifs/sefer-torah.ts'
import { drawBunting } from '../bunting.ts'
import { paintMotif, shades } from '../materials.ts'
import type { Page } from '../page.ts'
import { drawTable } from '../table.ts'
import { drawWall } from '../wall.ts'

/** Across and lean of each flag, its size, and whether it flies to the left. */
const flags = [
  [-0.62, -0.3, 0.9, true],
  [0.62, 0.3, 0.9, false],
  [-0.34, -0.14, 1.06, true],
  [0.34, 0.14, 1.06, false],
] as const

/** A Sefer Torah among the children's flags, an apple on each stick. */
export function flagsAndApples(page: Page): string {
  const { width, foot, ground, colours } = page
  const { coral, dark, leaf, main, sun } = colours
  const hues = [coral, leaf, main, sun]
  const size = Math.min(480, foot * 0.48)
  const x = width / 2
  return [
    drawWall(page),
    drawBunting(page, { left: 40, right: 60, sag: 56, flags: Math.round(width / 84), size: 60 }),
    drawTable(page),
    ...flags.map(([across, lean, share, left], i) => {
      const at = { x: x + across * size, y: ground, size: share * size }
      const tip = { x: at.x + Math.sin(lean) * at.size, y: at.y - Math.cos(lean) * at.size }
      const paints = { cloth: shades(hues[i] ?? main, dark) }
      return (
        paintMotif(page, paperFlag(), { ...at, turn: lean, mirrored: left, paints }) +
        paintMotif(page, apple(), { x: tip.x, y: tip.y + 14, size: size * 0.24, turn: lean })
      )
    }),
    paintMotif(page, seferTorah(), { x, y: ground + 24, size: size * 1.04 }),
  ].join('')
}
