import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import * as v from 'valibot'
import { familyNames } from '#shared/art/families.ts'
import { type CardDesign, cardDesignSchema } from '#shared/card.ts'
import { builtinCategories } from '#shared/categories.ts'
import { readArguments } from '../../bin/arguments.mjs'
import type { SheetCard, SheetGrid } from './draw-sheet.ts'

const outDir = 'dist/sheets'
const committedDir = 'catalog/sheets'

const { values: chosen } = readArguments({
  usage: `npm run sheets [-- --family NAME | --category NAME]

Draws contact sheets of the collection, by family and by category, into dist/sheets, and prints the layouts
and the costs of each family and the designs that are most alike. The compressed sheets of the whole collection go into catalog/sheets.

  --family kids        one family, in all formats
  --category wedding   one category`,
  options: { family: { type: 'string' }, category: { type: 'string' } },
})
// After the arguments: `--help` needs no cards and no drawing.
const { cards } = await import('../cards/cards.ts')
const { drawSheet } = await import('./draw-sheet.ts')
const { measureFamily } = await import('./measure-family.ts')
const { countLayouts, findTwins } = await import('./measure-likeness.ts')

const designs = cards
  .map((card) => v.parse(cardDesignSchema, card))
  .filter(({ art }) => chosen.family === undefined || art.family === chosen.family)
  .filter(({ categories }) => !chosen.category || categories.includes(chosen.category))
if (designs.length === 0) {
  const asked = chosen.family ?? chosen.category
  throw new RangeError(`no design of ${asked}; families are ${familyNames.join(', ')}`)
}

await mkdir(outDir, { recursive: true })
await writeSheets()
await printCosts()
await printTwins()

/** Sheets by family, to judge beauty, and by category, to judge legibility; widths in px. */
async function writeSheets(): Promise<void> {
  for (const [family, ofFamily] of Map.groupBy(designs, ({ art }) => art.family)) {
    if (chosen.category) continue
    const shown = chosen.family ? inAllFormats(ofFamily) : inOwnFormat(ofFamily)
    await write(`family-${family}`, shown, { widthPx: 480, columns: 8 })
  }
  for (const { slug } of chosen.family ? [] : builtinCategories) {
    const ofCategory = designs.filter(({ categories }) => categories.includes(slug))
    if (ofCategory.length === 0) continue
    await write(`category-${slug}`, inOwnFormat(ofCategory), { widthPx: 160, columns: 12 })
  }
}

function inOwnFormat(some: readonly CardDesign[]): SheetCard[] {
  return some.flatMap((design) => design.formats.slice(0, 1).map((format) => ({ design, format })))
}

function inAllFormats(some: readonly CardDesign[]): SheetCard[] {
  return some.flatMap((design) => design.formats.map((format) => ({ design, format })))
}

async function write(name: string, some: readonly SheetCard[], grid: SheetGrid): Promise<void> {
  const sheet = await drawSheet(some, grid)
  const file = path.join(outDir, `${name}-${grid.widthPx}.png`)
  await writeFile(file, await sheet.png().toBuffer())
  console.log(file)
  if (chosen.family || chosen.category) return
  const bytes = await sheet.avif({ quality: 40, effort: 3 }).toBuffer()
  await writeFile(path.join(committedDir, `${name}-${grid.widthPx}.avif`), bytes)
}

async function printCosts(): Promise<void> {
  const rows: Record<string, unknown> = {}
  for (const [family, ofFamily] of Map.groupBy(designs, ({ art }) => art.family)) {
    const layouts = await countLayouts(ofFamily)
    rows[family] = { designs: ofFamily.length, ...layouts, ...(await measureFamily(ofFamily)) }
  }
  console.log('At 1080x1350, median and worst of the designs of a family:')
  console.table(rows)
}

async function printTwins(): Promise<void> {
  console.log('Most alike, from 0 for nothing in common to 1 for one picture:')
  console.table(await findTwins(designs, 40))
}
