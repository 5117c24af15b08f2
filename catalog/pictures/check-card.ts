import * as v from 'valibot'
import { loadArt } from '#shared/art/families.ts'
import type { ArtFamily, Palette } from '#shared/art/family.ts'
import { contrastRatio } from '#shared/art/hex-colour.ts'
import { groundUnder, leastContrast } from '#shared/card/contrast-of.ts'
import { layoutCard } from '#shared/card/layout-card.ts'
import { loadCardTables } from '#shared/card/load-card-tables.ts'
import { type CardDesign, type CardLayer, cardDesignSchema } from '#shared/card.ts'
import { formatSizes } from '#shared/format.ts'
import { faceGaps } from '#shared/text/coverage.ts'
import type { FaceId } from '#shared/text/face.ts'
import type { FontTables } from '#shared/text/font-table.ts'
import { normaliseText } from '#shared/text/normalise.ts'

export type CheckedCard = { design: CardDesign; faults: [] } | { design?: never; faults: string[] }

/**
 * Parses a design and lays it out in every format and palette it offers.
 *
 * @returns the design, or its faults, each with the place and the reason
 */
export async function checkCard(input: unknown): Promise<CheckedCard> {
  const parsed = v.safeParse(cardDesignSchema, input)
  if (!parsed.success) {
    return {
      faults: parsed.issues.map((issue) => `${v.getDotPath(issue) ?? 'card'}: ${issue.message}`),
    }
  }
  const design = parsed.output
  const faults: string[] = []
  try {
    const family = await loadArt(design.art)
    faults.push(...artFaults(design, family))
    if (faults.length === 0) faults.push(...(await textFaults(design, family)))
  } catch (error) {
    if (!(error instanceof RangeError)) throw error
    faults.push(`art.family: ${error.message}`)
  }
  return faults.length > 0 ? { faults } : { design, faults: [] }
}

function artFaults(design: CardDesign, family: ArtFamily): string[] {
  const faults: string[] = []
  const { motif } = design.art
  if (!family.motifs.includes(motif)) {
    faults.push(`art.motif: ${family.name} has no ${motif}, but ${family.motifs.join(', ')}`)
  }
  for (const id of design.palettes) {
    const palette = family.palettes[id]
    if (palette) faults.push(...contrastFaults(design, id, palette))
    else faults.push(`palettes: ${family.name} has no palette ${id}`)
  }
  if (faults.length > 0 || !design.layers.some((layer) => layer.place === 'arc')) return faults
  const flat = design.formats.filter((format) => !family.textArea(formatSizes[format], motif).arc)
  return flat.map((format) => `layers: ${family.name} has no arc to write on in format ${format}`)
}

function contrastFaults(design: CardDesign, paletteId: string, palette: Palette): string[] {
  return design.layers.flatMap(({ field, ink, place }) => {
    const paint = palette.contrast.stops?.[ink] ?? palette.ink[ink]
    const ratio = contrastRatio(paint, groundUnder(palette, place))
    const least = leastContrast(ink)
    if (ratio >= least) return []
    const found = `${ratio.toFixed(2)}:1 in palette ${paletteId}, less than ${least}:1`
    return [`field ${field}: ink ${ink} has contrast ${found}`]
  })
}

async function textFaults(design: CardDesign, family: ArtFamily): Promise<string[]> {
  const tables = await loadCardTables(design)
  const faults = design.layers.flatMap((layer) => faceFaults(design, layer, tables))
  for (const format of design.formats) {
    const { problems } = layoutCard({ design, draft: { values: {}, format }, family, tables })
    for (const problem of problems) {
      const { kind, field } = problem
      const missing = kind === 'missing-glyph'
      const faces = missing ? `, none of ${facesOf(design, field).join(', ')} has it` : ''
      const which = missing ? ` ${problem.characters}` : ''
      faults.push(`field ${field}: ${kind}${which} in format ${format}${faces}`)
    }
  }
  return faults
}

/** Vowels, rafe and pointed letters of Yiddish, which visitors type into a Yiddish card. */
const yiddishLetters = 'אַאָבֿוּיִײַכּפּפֿשׂתּ'

/** Reports letters and marks that come from another face than the rest of their word. */
function faceFaults(design: CardDesign, { field, faces }: CardLayer, tables: FontTables): string[] {
  const value = design.fields.find(({ id }) => id === field)?.value ?? ''
  const faults = gapsIn(value, faces, tables).map((gap) => `${gap} of '${value}'`)
  if (faults.length > 0 || design.language !== 'yi')
    return faults.map((f) => `field ${field}: ${f}`)
  const gaps = gapsIn(yiddishLetters, faces, tables)
  return gaps.map((gap) => `field ${field}: ${gap}, which Yiddish needs`)
}

function gapsIn(text: string, faces: readonly FaceId[], tables: FontTables): string[] {
  return faceGaps(normaliseText(text), faces, tables).map(
    ({ face, characters }) => `face ${face} lacks ${characters.map(nameCharacter).join(', ')}`,
  )
}

/** Adds a base letter to a mark; alone it would attach to the quotation mark before it. */
function nameCharacter(character: string): string {
  const code = `U+${character.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0')}`
  return /\p{M}/u.test(character) ? code : `${character} ${code}`
}

function facesOf(design: CardDesign, field: string): readonly FaceId[] {
  return design.layers.find((layer) => layer.field === field)?.faces ?? []
}
