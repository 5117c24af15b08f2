import { gzipSync } from 'node:zlib'
import { Resvg } from '@resvg/resvg-js'
import * as v from 'valibot'
import { loadFamily } from '#shared/art/families.ts'
import { paintArt } from '#shared/art/paints.ts'
import { printArt } from '#shared/art/print-art.ts'
import { type CardDesign, cardDesignSchema } from '#shared/card.ts'
import type { Format } from '#shared/format.ts'
import { readArguments } from '../../bin/arguments.mjs'
import { cards } from '../../catalog/cards/cards.ts'
import { drawLayout, layOut } from '../../catalog/pictures/draw-card.ts'
import { readLines } from '../engines/cases.ts'
import { timeLayout } from '../engines/time-layout.ts'
import { lchaimArch } from '../fixtures/known-cards.ts'

readArguments({
  usage: `npm run bench

Times what a visitor waits for: layout, art and the picture. Ends with 1 when a card of six fields takes
a millisecond or more to lay out.`,
})
const mostLayoutMs = 1
/** Each time for art and pictures is the median of this many rounds. */
const rounds = 15
const format: Format = 'portrait'

const designs = cards.map((card) => v.parse(cardDesignSchema, card))
const families = new Map(designs.map((design) => [design.art.family, design]))

const times = await timeLayout(v.parse(cardDesignSchema, lchaimArch), namesOf(readLines()))
console.log(`Layout of ${times.fields} fields, ${times.count} times:`)
console.table({ ms: { median: round(times.medianMs), p95: round(times.p95Ms) } })
console.log(`A card of each family, ${format}, 1080 px wide:`)
const rows = [...families].map(async ([name, design]) => [name, await timeCard(design)] as const)
console.table(Object.fromEntries(await Promise.all(rows)))
if (times.medianMs >= mostLayoutMs) {
  console.error(`Layout takes ${round(times.medianMs)} ms; less than ${mostLayoutMs} is asked for.`)
  process.exitCode = 1
}

async function timeCard(design: CardDesign) {
  const family = await loadFamily(design.art.family)
  const layout = await layOut(design, { values: {}, format })
  const { motif, seed } = design.art
  const { size, palette, reserved } = layout
  const svg = await drawLayout(design, layout)
  const art = family.draw({ ...size, motif, seed, reserved })
  return {
    'art ms': median(() => family.draw({ ...size, motif, seed, reserved })),
    'paint and print ms': median(() => printArt(paintArt(art, palette))),
    'resvg ms': median(() =>
      new Resvg(svg, {
        fitTo: { mode: 'width', value: 1080 },
        font: { loadSystemFonts: false },
      }).render(),
    ),
    'gzip kB': round(gzipSync(svg).length / 1000),
    nodes: svg.match(/<[a-z]/g)?.length ?? 0,
  }
}

function median(work: () => unknown): number {
  const durations = Array.from({ length: rounds }, () => {
    const start = performance.now()
    work()
    return performance.now() - start
  })
  return round(durations.sort((a, b) => a - b)[Math.floor(rounds / 2)] ?? 0)
}

function namesOf(lines: ReturnType<typeof readLines>): string[] {
  return lines
    .filter(({ category }) => category === 'Hebrew' || category === 'English')
    .map(({ text }) => text)
}

function round(value: number): number {
  return Math.round(value * 100) / 100
}
