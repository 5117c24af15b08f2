import { gzipSync } from 'node:zlib'
import { Resvg } from '@resvg/resvg-js'
import * as v from 'valibot'
import { loadFamily } from '#shared/art/families.ts'
import { paintArt } from '#shared/art/paints.ts'
import { printArt } from '#shared/art/print-art.ts'
import { type CardDesign, cardDesignSchema } from '#shared/card.ts'
import type { Format } from '#shared/format.ts'
import { cards } from '../../catalog/cards/cards.ts'
import { drawLayout, layOut } from '../../catalog/pictures/draw-card.ts'
import { readLines } from '../engines/cases.ts'
import { timeLayout } from '../engines/time-layout.ts'
import { lchaimArch } from '../fixtures/known-cards.ts'
import { type Bench, type Figure, inTurn, rounds } from './figures.ts'

/*
 * Layout of a card of six fields, and the art of each family beside the time in which resvg makes a
 * picture 1080 px wide of it.
 */

const format: Format = 'portrait'

export const benchLayout: Bench = async () => {
  const design = v.parse(cardDesignSchema, lchaimArch)
  const words = namesOf(readLines())
  const layouts = []
  for (let i = 0; i < rounds; i++) layouts.push((await timeLayout(design, words)).medianMs)
  const figures: Figure[] = [
    {
      what: `layout of ${design.fields.length} fields`,
      ours: layouts,
      unit: 'ms',
      goal: { of: 'value', most: 1 },
    },
  ]
  const designs = cards.map((card) => v.parse(cardDesignSchema, card))
  const families = new Map(designs.map((one) => [one.art.family, one]))
  for (const one of families.values()) figures.push(await timeCard(one))
  return figures
}

async function timeCard(design: CardDesign): Promise<Figure> {
  const family = await loadFamily(design.art.family)
  const layout = await layOut(design, { values: {}, format })
  const { motif, seed } = design.art
  const { size, palette, reserved, words } = layout
  const svg = await drawLayout(design, layout)
  const draw = () =>
    printArt(paintArt(family.draw({ ...size, motif, seed, reserved, words }), palette))
  const options = {
    fitTo: { mode: 'width', value: 1080 },
    font: { loadSystemFonts: false },
  } as const
  const { ours, resvg } = await inTurn({
    ours: () => time(draw),
    resvg: () => time(() => new Resvg(svg, options).render()),
  })
  const kb = Math.round(gzipSync(svg).length / 1000)
  return {
    what: `art of ${design.art.family} (${svg.match(/<[a-z]/g)?.length ?? 0} nodes, ${kb} kB gzip)`,
    ours,
    unit: 'ms',
    against: { name: 'resvg', values: resvg },
  }
}

function time(work: () => unknown): number {
  const start = performance.now()
  work()
  return performance.now() - start
}

function namesOf(lines: ReturnType<typeof readLines>): string[] {
  return lines
    .filter(({ category }) => category === 'Hebrew' || category === 'English')
    .map(({ text }) => text)
}
