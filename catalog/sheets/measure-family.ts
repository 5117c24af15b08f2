import { gzipSync } from 'node:zlib'
import { Resvg } from '@resvg/resvg-js'
import { allNodes } from '#shared/art/art.ts'
import { loadFamily } from '#shared/art/families.ts'
import type { CardDesign } from '#shared/card.ts'
import { drawLayout, layOut } from '../pictures/draw-card.ts'

/** Median and worst over designs, as 'median / worst'. */
export interface FamilyCosts {
  'gzip kB': string
  nodes: string
  'art ms': string
  'resvg ms': string
}

/** Cost of a family's cards in the portrait format; each time is the best of three. */
export async function measureFamily(designs: readonly CardDesign[]): Promise<FamilyCosts> {
  const costs: { bytes: number; nodes: number; artMs: number; resvgMs: number }[] = []
  for (const design of designs) costs.push(await measure(design))
  return {
    'gzip kB': spread(costs.map(({ bytes }) => bytes / 1000)),
    nodes: spread(costs.map(({ nodes }) => nodes)),
    'art ms': spread(costs.map(({ artMs }) => artMs)),
    'resvg ms': spread(costs.map(({ resvgMs }) => resvgMs)),
  }
}

async function measure(design: CardDesign) {
  const { family, motif, seed } = design.art
  const { draw } = await loadFamily(family)
  const layout = await layOut(design, { values: {}, format: 'portrait' })
  const { size, reserved, words } = layout
  const svg = await drawLayout(design, layout)
  const fitTo = { mode: 'width', value: 1080 } as const
  const font = { loadSystemFonts: false }
  return {
    bytes: gzipSync(svg).length,
    nodes: allNodes(draw({ ...size, motif, seed, reserved, words })).length,
    artMs: bestOf(() => draw({ ...size, motif, seed, reserved, words })),
    resvgMs: bestOf(() => new Resvg(svg, { fitTo, font }).render()),
  }
}

function bestOf(work: () => unknown): number {
  const durations = [0, 1, 2].map(() => {
    const start = performance.now()
    work()
    return performance.now() - start
  })
  return Math.min(...durations)
}

function spread(values: readonly number[]): string {
  const sorted = [...values].sort((a, b) => a - b)
  const show = (value = 0) => String(Math.round(value))
  return `${show(sorted[Math.floor(sorted.length / 2)])} / ${show(sorted.at(-1))}`
}
