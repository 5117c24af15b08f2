import { correction, generate } from 'lean-qr'
import { toSvgPath } from 'lean-qr/extras/svg'
import type { Palette } from '../art/family.ts'
import { contrastRatio, isHex } from '../art/hex-colour.ts'
import type { StickerDrawing } from '../card/paint-objects.ts'
import type { CardDesign } from '../card.ts'
import type { CardDraft } from '../draft.ts'
import { leastCodeWidth, quietZone, readCode } from './code.ts'
import { codeText } from './code-text.ts'

/** Corner radius of the tile, modules; less than the quiet zone. */
const corner = 2
/** The largest version, of 49 modules: with more, a module is too small in a small picture. */
const mostVersion = 8
/** Maximum bytes of any text; longer ones cannot fit, and take time to try. */
const longestText = 400

/** Least luminance contrast of a module and its tile. */
export const leastCodeContrast = 7
/** The least contrast of a tile with black: anything darker is not light to a camera. */
const leastTileLight = 12

/** The colours of a code. */
export interface CodeColours {
  tile: string
  module: string
}

/** Colours that every camera reads. */
export const plainColours: CodeColours = { tile: '#fffdf8', module: '#1b1b1b' }

/**
 * The pictures of a draft's codes, by their names among its stickers. A code without content, or with
 * too much of it, has none.
 */
export function drawCodes(
  design: Pick<CardDesign, 'fields'>,
  draft: Pick<CardDraft, 'values' | 'added' | 'stickers'>,
  palette: Pick<Palette, 'ink' | 'contrast' | 'ground'>,
): Record<string, StickerDrawing> {
  const drawn = (draft.stickers ?? []).flatMap(({ sticker, code }) => {
    const meant = code === undefined ? undefined : readCode(code)
    const text = meant && codeText(meant, design, draft)
    const drawing = text === undefined ? undefined : drawCode(text, codeColours(palette))
    return drawing ? [[sticker, drawing] as const] : []
  })
  return Object.fromEntries(drawn)
}

/**
 * A text as a QR code: a light tile with its quiet zone, and all dark modules as one path.
 *
 * @returns `undefined` if its modules would be too small
 */
export function drawCode(
  text: string,
  { tile, module }: CodeColours,
): Required<StickerDrawing> | undefined {
  const code = modulesOf(text)
  if (!code) return undefined
  const side = code.size + 2 * quietZone
  const paths = [
    { data: tilePath(-quietZone, code.size + quietZone), fill: tile },
    { data: toSvgPath(code), fill: module },
  ]
  return {
    viewBox: `${-quietZone} ${-quietZone} ${side} ${side}`,
    svg: paths.map(({ data, fill }) => `<path fill="${fill}" d="${data}"/>`).join(''),
    leastWidth: leastCodeWidth(code.size),
    paths,
  }
}

/** A square with round corners. */
function tilePath(from: number, to: number): string {
  const [near, far] = [from + corner, to - corner]
  return (
    `M${near} ${from}L${far} ${from}Q${to} ${from} ${to} ${near}L${to} ${far}` +
    `Q${to} ${to} ${far} ${to}L${near} ${to}Q${from} ${to} ${from} ${far}L${from} ${near}` +
    `Q${from} ${from} ${near} ${from}Z`
  )
}

/** As many modules as the text needs, and as much error correction as they have room for. */
function modulesOf(text: string) {
  if (new TextEncoder().encode(text).length > longestText) return undefined
  try {
    return generate(text, { minCorrectionLevel: correction.L, maxVersion: mostVersion })
  } catch {
    // The library has no other way to say that a text is too long.
    return undefined
  }
}

/**
 * The colours of a palette as a code has them, dark on light: the lightest and the darkest of its
 * ground and inks, or plain ones where these are too near.
 *
 * @example codeColours(palettes.indigo) // { tile: '#fdf9ef', module: '#1b2746' }
 */
export function codeColours({
  ink,
  contrast,
  ground,
}: Pick<Palette, 'ink' | 'contrast' | 'ground'>): CodeColours {
  const colours = [contrast.under, ground, ...Object.values(ink)].filter(isHex)
  const byLight = colours.toSorted(
    (a, b) => contrastRatio(a, '#000000') - contrastRatio(b, '#000000'),
  )
  const lightest = byLight.at(-1) ?? plainColours.tile
  const tile = contrastRatio(lightest, '#000000') < leastTileLight ? plainColours.tile : lightest
  const darkest = byLight[0] ?? plainColours.module
  return {
    tile,
    module: contrastRatio(darkest, tile) < leastCodeContrast ? plainColours.module : darkest,
  }
}
