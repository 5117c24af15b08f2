import { mkdir } from 'node:fs/promises'
import path from 'node:path'
import * as v from 'valibot'
import { familyNames } from '#shared/art/families.ts'
import { cardDesignSchema } from '#shared/card.ts'
import { builtinCategories } from '#shared/categories.ts'
import { readArguments } from '../../bin/arguments.mjs'
import type { SheetPicture } from './draw-sheet.ts'

const outDir = 'dist/sheets'
/** To judge beauty, and to judge legibility on a phone's shelf. */
const large = { widthPx: 480, columns: 8 }
const small = { widthPx: 160, columns: 12 }

const { values: chosen } = readArguments({
  usage: `npm run sheets [-- --family NAME | --category NAME] [--costs]

Draws contact sheets of the collection, by family and by category, into dist/sheets, and prints the layouts
of each family, how wide its words are at the status format, and the designs that are most alike.

  --family kids        one family, in all formats
  --category wedding   one category
  --costs              also prints the size and the time of each family's drawings, about 1 s a design`,
  options: {
    family: { type: 'string' },
    category: { type: 'string' },
    costs: { type: 'boolean', default: false },
  },
})
// After the arguments: `--help` needs no cards and no drawing.
const { cards } = await import('../cards/cards.ts')
const { drawPicture, drawSheet, shrinkPicture } = await import('./draw-sheet.ts')
const { measureFamily } = await import('./measure-family.ts')
const { countLayouts, findTwins } = await import('./measure-likeness.ts')
const { countWidths } = await import('./measure-words.ts')

const designs = cards
  .map((card) => v.parse(cardDesignSchema, card))
  .filter(({ art }) => chosen.family === undefined || art.family === chosen.family)
  .filter(({ categories }) => !chosen.category || categories.includes(chosen.category))
if (designs.length === 0) {
  const asked = chosen.family ?? chosen.category
  throw new RangeError(`no design of ${asked}; families are ${familyNames.join(', ')}`)
}
const families = Map.groupBy(designs, ({ art }) => art.family)

await mkdir(outDir, { recursive: true })
const pictures = await writeFamilies()
if (!chosen.family) await writeCategories()
await printFamilies()
console.log('Most alike, from 0 for nothing in common to 1 for one picture:')
console.table(await findTwins([...pictures.values()], 40))

/** Draws each design once. @returns the small pictures in the designs' own formats, by slug */
async function writeFamilies(): Promise<Map<string, SheetPicture>> {
  const kept = new Map<string, SheetPicture>()
  for (const [family, ofFamily] of families) {
    const drawn: SheetPicture[] = []
    for (const design of ofFamily) {
      const formats = chosen.family ? design.formats : design.formats.slice(0, 1)
      for (const format of formats) {
        const picture = await drawPicture({ design, format }, large.widthPx)
        drawn.push(picture)
        if (kept.has(design.slug)) continue
        kept.set(design.slug, await shrinkPicture(picture, small.widthPx))
      }
    }
    if (!chosen.category) await write(`family-${family}`, drawn, large.columns)
  }
  return kept
}

async function writeCategories(): Promise<void> {
  for (const { slug } of builtinCategories) {
    if (chosen.category && chosen.category !== slug) continue
    const ofCategory = designs.filter(({ categories }) => categories.includes(slug))
    const shown = ofCategory.flatMap((design) => pictures.get(design.slug) ?? [])
    if (shown.length > 0) await write(`category-${slug}`, shown, small.columns)
  }
}

async function write(name: string, shown: readonly SheetPicture[], columns: number): Promise<void> {
  const file = path.join(outDir, `${name}.jpg`)
  await drawSheet(shown, columns).jpeg({ quality: 85, chromaSubsampling: '4:4:4' }).toFile(file)
  console.log(file)
}

async function printFamilies(): Promise<void> {
  const rows: Record<string, unknown> = {}
  for (const [family, ofFamily] of families) {
    const costs = chosen.costs ? await measureFamily(ofFamily) : {}
    rows[family] = {
      designs: ofFamily.length,
      ...(await countLayouts(ofFamily)),
      ...(await countWidths(ofFamily)),
      ...costs,
    }
  }
  if (chosen.costs) console.log('Costs at 1080x1350, median and worst of the designs of a family:')
  console.table(rows)
}
