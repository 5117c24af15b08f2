import { printBleedPx } from '../family.ts'
import { named } from '../markup.ts'
import { type Path, toPathData } from '../path.ts'
import { pageWidth } from './layout.ts'

/** One sheet of paper: what is drawn once and mirrored, and what stands on the axis. */
export interface Sheet {
  half: Path
  whole: Path
}

/** Everything of a papercut between its back sheet and its top sheet, in page units. */
export interface Sheets {
  foliage: Sheet
  flowers: Sheet
  veins: Sheet
  hearts: Sheet
  paper: Sheet
  /** Fibres of the back sheet. */
  grain: Path
  /** What lies on the top sheet, as markup in page units. */
  onTop?: string
}

const flip = `matrix(-1 0 0 1 ${pageWidth} 0)`

/** The sheets laid one on the other with the shadows that they cast, scaled to the page. */
export function renderSheets(page: {
  widthPx: number
  heightPx: number
  colours: Readonly<Record<string, string>>
  sheets: Sheets
}): string {
  const { colours, sheets } = page
  const scale = page.widthPx / pageWidth
  const height = page.heightPx / scale
  const names = ['foliage', 'flowers', 'veins', 'hearts', 'paper'] as const
  const defs = names.map((name) => sheetDef(`papercut-${name}`, sheets[name])).join('')
  const past = round(printBleedPx / scale)
  const span = `width="${round(pageWidth + 2 * past)}" height="${round(height + 2 * past)}"`
  const stroke = `stroke="${colours.grain}" stroke-width="1.4"`
  const foliage = [layer('foliage', colours.shadow, [5, 8], 0.34), layer('foliage', colours.mid)]
  const flowers = [
    layer('flowers', colours.shadow, [4, 7], 0.3),
    layer('flowers', colours.flower),
    layer('veins', colours.flowerDeep),
    layer('hearts', colours.accent),
  ]
  const paper = [
    layer('paper', colours.shadow, [9, 15], 0.24),
    layer('paper', colours.shadow, [4, 7], 0.34),
    layer('paper', colours.paperEdge, [1.4, 2.2]),
    layer('paper', colours.paper),
  ]
  const body = [
    `<rect x="${-past}" y="${-past}" ${span} fill="url(#papercut-ground)"/>`,
    `<path d="${toPathData(sheets.grain)}" fill="none" ${stroke}/>`,
    named('foliage', foliage.join('')),
    named('flowers', flowers.join('')),
    named('sheet', paper.join('')),
    named('motif', sheets.onTop ?? ''),
  ].join('')
  const zoom = scale === 1 ? '' : ` transform="scale(${round(scale, 4)})"`
  return `<defs>${groundGradient(height, colours)}${defs}</defs><g${zoom}>${body}</g>`
}

function groundGradient(height: number, colours: Readonly<Record<string, string>>): string {
  const attributes = `cx="750" cy="${round(height * 0.46)}" r="${round(height * 0.62)}"`
  return (
    `<radialGradient id="papercut-ground" gradientUnits="userSpaceOnUse" ${attributes}>` +
    `<stop offset=".4" stop-color="${colours.ground}"/>` +
    `<stop offset="1" stop-color="${colours.deep}"/>` +
    '</radialGradient>'
  )
}

function sheetDef(id: string, { half, whole }: Sheet): string {
  const middle = whole.length > 0 ? `<path d="${toPathData(whole)}"/>` : ''
  if (half.length === 0) return `<g id="${id}">${middle}</g>`
  return (
    `<g id="${id}"><path id="${id}-half" d="${toPathData(half)}"/>` +
    `<use href="#${id}-half" transform="${flip}"/>${middle}</g>`
  )
}

function layer(name: string, fill = '', offset?: readonly [number, number], opacity?: number) {
  const move = offset ? ` transform="translate(${offset[0]} ${offset[1]})"` : ''
  const veil = opacity ? ` fill-opacity="${opacity}"` : ''
  return `<use href="#papercut-${name}" fill="${fill}"${veil}${move}/>`
}

function round(value: number, digits = 1): number {
  return Number(value.toFixed(digits))
}
