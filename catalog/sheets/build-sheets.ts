/**
 * Contact sheets of the collection, and what its art costs.
 *
 *   npm run sheets                          the whole collection
 *   npm run sheets -- --family kids         one family, in all formats
 *   npm run sheets -- --category wedding    one category
 *
 * Writes PNGs by family and by category to dist/sheets. Of the whole collection it also writes the
 * compressed pictures beside this file, which are committed.
 */
import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { parseArgs } from 'node:util'
import * as v from 'valibot'
import { familyNames } from '#shared/art/families.ts'
import { type CardDesign, cardDesignSchema } from '#shared/card.ts'
import { builtinCategories } from '#shared/categories.ts'
import { cards } from '../cards/cards.ts'
import { drawSheet, type SheetCard } from './draw-sheet.ts'
import { measureFamily } from './measure-family.ts'

const OUT_DIR = 'dist/sheets'
const COMMITTED_DIR = 'catalog/sheets'

const { values: chosen } = parseArgs({
  options: { family: { type: 'string' }, category: { type: 'string' } },
})
const designs = cards
  .map((card) => v.parse(cardDesignSchema, card))
  .filter(({ art }) => chosen.family === undefined || art.family === chosen.family)
  .filter(({ categories }) => !chosen.category || categories.includes(chosen.category))
if (designs.length === 0) {
  const asked = chosen.family ?? chosen.category
  throw new RangeError(`no design of ${asked}; families are ${familyNames.join(', ')}`)
}

await mkdir(OUT_DIR, { recursive: true })
await writeSheets()
await printCosts()

async function writeSheets(): Promise<void> {
  for (const [family, ofFamily] of Map.groupBy(designs, ({ art }) => art.family)) {
    if (chosen.category) continue
    await write(`family-${family}`, chosen.family ? inAllFormats(ofFamily) : inOwnFormat(ofFamily))
  }
  for (const { slug } of chosen.family ? [] : builtinCategories) {
    const ofCategory = designs.filter(({ categories }) => categories.includes(slug))
    if (ofCategory.length > 0) await write(`category-${slug}`, inOwnFormat(ofCategory))
  }
}

function inOwnFormat(some: readonly CardDesign[]): SheetCard[] {
  return some.flatMap((design) => design.formats.slice(0, 1).map((format) => ({ design, format })))
}

function inAllFormats(some: readonly CardDesign[]): SheetCard[] {
  return some.flatMap((design) => design.formats.map((format) => ({ design, format })))
}

/** At 480 px for beauty by family, at 160 px for legibility by category; both for looking. */
async function write(name: string, some: readonly SheetCard[]): Promise<void> {
  for (const widthPx of [160, 480] as const) {
    const sheet = await drawSheet(some, { widthPx, columns: widthPx === 160 ? 12 : 6 })
    const file = `${name}-${widthPx}`
    await writeFile(path.join(OUT_DIR, `${file}.png`), await sheet.png().toBuffer())
    const isCommitted = name.startsWith('family') === (widthPx === 480)
    if (!isCommitted || chosen.family || chosen.category) continue
    const bytes = await sheet.webp({ quality: 62, effort: 6, smartSubsample: true }).toBuffer()
    await writeFile(path.join(COMMITTED_DIR, `${file}.webp`), bytes)
  }
  console.log(`${OUT_DIR}/${name}-480.png`)
}

async function printCosts(): Promise<void> {
  const rows: Record<string, unknown> = {}
  for (const [family, ofFamily] of Map.groupBy(designs, ({ art }) => art.family)) {
    rows[family] = { designs: ofFamily.length, ...(await measureFamily(ofFamily)) }
  }
  console.log('At 1080x1350, median and worst of the designs of a family:')
  console.table(rows)
}
