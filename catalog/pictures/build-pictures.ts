import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Resvg } from '@resvg/resvg-js'
import { loadFamily } from '#shared/art/families.ts'
import type { Palette } from '#shared/art/family.ts'
import {
  type CardDesign,
  type CardDocument,
  type CardPicture,
  type Format,
  formatSizes,
} from '#shared/card.ts'
import { checkCard } from './check-card.ts'
import { tellingColours } from './colours.ts'
import { drawCard } from './draw-card.ts'

export interface BuildPicturesOptions {
  /** Designs as their authors wrote them. */
  cards: readonly unknown[]
  /** A folder of its own: pictures in it that no card needs are removed. */
  outDir: string
  /** Called after each card. */
  onProgress?: (progress: { slug: string; done: number; total: number }) => void
}

const ownWidthPx = 1080
/** Shown at 64 px beside the card, and no larger anywhere. */
const otherWidthPx = 320

/**
 * Checks every design and draws it: in its own format 1080 px wide, in the others it offers 320 px.
 * Names hold a hash of the drawing, so only what changed is rendered.
 *
 * @returns the documents in the order of `cards`
 * @throws Error that lists every fault of every card with file, field and reason; nothing is
 *   written then
 */
export async function buildPictures(options: BuildPicturesOptions): Promise<CardDocument[]> {
  const { cards, outDir, onProgress } = options
  const designs = await checkAll(cards)
  await mkdir(outDir, { recursive: true })
  const documents: CardDocument[] = []
  for (const design of designs) {
    documents.push(await buildCard(design, outDir))
    onProgress?.({ slug: design.slug, done: documents.length, total: designs.length })
  }
  await removeStale(outDir, documents)
  return documents
}

async function checkAll(cards: readonly unknown[]): Promise<CardDesign[]> {
  const checked = await Promise.all(cards.map(checkCard))
  const faults = checked.flatMap(({ faults }, i) =>
    faults.map((fault) => `catalog/cards/${slugOf(cards[i])}.ts: ${fault}`),
  )
  const designs = checked.flatMap(({ design }) => design ?? [])
  const slugs = designs.map(({ slug }) => slug)
  for (const slug of slugs.filter((slug, i) => slugs.indexOf(slug) !== i)) {
    faults.push(`catalog/cards/${slug}.ts: slug: another card has it too`)
  }
  if (faults.length > 0) throw new Error(`cards refused:\n${faults.join('\n')}`)
  return designs
}

async function buildCard(design: CardDesign, outDir: string): Promise<CardDocument> {
  const { palettes } = await loadFamily(design.art.family)
  const offered = design.palettes.flatMap((id) => {
    const palette = palettes[id]
    return palette ? [{ id, palette }] : []
  })
  const [own, ...others] = design.formats
  if (!own) throw new RangeError(`card ${design.slug} has no format`)
  const picture = await buildPicture(design, own, {
    widthPx: ownWidthPx,
    outDir,
    name: design.slug,
  })
  const small: CardDocument['formatPictures'] = [{ format: own, picture }]
  for (const format of others) {
    const name = `${design.slug}-${format}`
    const built = await buildPicture(design, format, { widthPx: otherWidthPx, outDir, name })
    small.push({ format, picture: built })
  }
  return {
    design,
    summary: summaryOf(design, picture, offered),
    palettes: offered.map(({ id, palette: { label, swatch } }) => ({
      id,
      label,
      swatch: [...swatch],
    })),
    formatPictures: small,
  }
}

interface PictureTarget {
  widthPx: number
  outDir: string
  /** The file's name before its hash. */
  name: string
}

async function buildPicture(
  design: CardDesign,
  format: Format,
  { widthPx, outDir, name }: PictureTarget,
): Promise<CardPicture> {
  const svg = await drawCard(design, { values: {}, format })
  const hash = createHash('sha256').update(`${widthPx} ${svg}`).digest('hex').slice(0, 8)
  const file = `${name}.${hash}.png`
  const page = formatSizes[format]
  const heightPx = Math.round((page.heightPx * widthPx) / page.widthPx)
  if (!existsSync(join(outDir, file))) await writePng(svg, widthPx, join(outDir, file))
  return { file, width: widthPx, height: heightPx }
}

/** Under another name until it is whole, so that a build broken off leaves no half picture. */
async function writePng(svg: string, widthPx: number, path: string): Promise<void> {
  const resvg = new Resvg(svg, {
    fitTo: { mode: 'width', value: widthPx },
    font: { loadSystemFonts: false },
  })
  await writeFile(`${path}.part`, resvg.render().asPng())
  await rename(`${path}.part`, path)
}

function summaryOf(
  design: CardDesign,
  picture: CardPicture,
  offered: readonly { id: string; palette: Palette }[],
): CardDocument['summary'] {
  const { slug, titles, description, kind, subCategories } = design
  const palettes = offered.map(({ palette }) => palette)
  const own = offered.find(({ id }) => id === design.art.palette)
  const ground = own?.palette.ground ?? '#ffffff'
  const swatches = tellingColours(palettes)
  return { slug, titles, description, kind, subCategories, picture, ground, swatches }
}

async function removeStale(outDir: string, documents: readonly CardDocument[]): Promise<void> {
  const kept = new Set(
    documents.flatMap(({ formatPictures }) => formatPictures.map(({ picture }) => picture.file)),
  )
  const files = await readdir(outDir)
  const stale = files.filter((file) => /\.[0-9a-f]{8}\.png(?:\.part)?$/.test(file))
  for (const file of stale) if (!kept.has(file)) await rm(join(outDir, file))
}

function slugOf(card: unknown): string {
  const slug = card && typeof card === 'object' && 'slug' in card ? card.slug : undefined
  return typeof slug === 'string' ? slug : '(no slug)'
}
