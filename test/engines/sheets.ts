import { readFile } from 'node:fs/promises'
import { Resvg } from '@resvg/resvg-js'
import { loadFontTables } from '#shared/card/load-font-tables.ts'
import { baseDirection } from '#shared/text/bidi.ts'
import { coverText } from '#shared/text/coverage.ts'
import { type FaceId, faceFamily, faceIds } from '#shared/text/face.ts'
import type { FontTables } from '#shared/text/font-table.ts'
import { liveText, type PlacedLine, placeLine } from '#shared/text/line.ts'
import { setLine } from '#shared/text/set-line.ts'
import { createOutliner } from '../../client/export/outline-text.ts'
import { type Case, caseSizePx, settings } from './cases.ts'
import { type InkBox, inkOf, type Picture, type SharedInk, sharedInk, worstOf } from './ink.ts'

/** Lines in one combination of faces, one below the other, painted twice: live and as outlines. */
export interface Sheet {
  width: number
  height: number
  lines: readonly { case: Case; boxes: readonly InkBox[] }[]
  /** With its fonts inline, as an `<img>` needs it. */
  liveSvg: string
  /** Resvg's picture of the outlines. */
  outlinedPng: Uint8Array
  /** For each line, the letter that differs most when resvg draws it live and outlined. */
  liveInResvg: readonly SharedInk[]
}

const sizePx = 48
const pitchPx = 110
const marginPx = 40

/** Live sheets are drawn larger than shown: WebKitGTK rounds each advance to a px of the sheet. */
const zoom = 8
const fontFile = (face: FaceId, ending: string) =>
  new URL(`../../public/fonts/${face}.${ending}`, import.meta.url)

const outliner = createOutliner((face) => readFile(fontFile(face, 'ttf')))

/** Every line once, with the combinations of faces in turn. */
export async function makeSheets(cases: readonly Case[]): Promise<Sheet[]> {
  const tables = await loadFontTables(faceIds)
  const chosen = takeTurns(cases)
  const sheets: Sheet[] = []
  for (const ofSetting of chosen)
    if (ofSetting.length > 0) sheets.push(await makeSheet(ofSetting, tables))
  return sheets
}

function takeTurns(cases: readonly Case[]): Case[][] {
  const bySetting = settings.map(() => [] as Case[])
  const texts = [...new Set(cases.map(({ text }) => text))]
  texts.forEach((text, i) => {
    for (let turn = 0; turn < settings.length; turn++) {
      const number = (i + turn) % settings.length
      const faces = settings[number]
      const found = cases.find((each) => each.text === text && each.faces === faces)
      if (!found) continue
      bySetting[number]?.push(found)
      return
    }
  })
  return bySetting
}

async function makeSheet(cases: readonly Case[], tables: FontTables): Promise<Sheet> {
  const placed = cases.map((each, i) => place(each, i))
  const width = Math.ceil(Math.max(...placed.map(({ x, widthPx }) => x + widthPx))) + marginPx
  const height = cases.length * pitchPx + marginPx
  const outlines = await outliner.outline(placed)
  const outlined = svgOf(width, height, outlines.map((path) => `<path d="${path}"/>`).join(''))
  const live = placed.map(liveElement).join('')
  const faces = [...new Set(cases.flatMap((each) => each.faces))]
  const picture = new Resvg(outlined, { font: { loadSystemFonts: false } }).render()
  const pictureOfLive = renderLive(svgOf(width, height, live), faces)
  const lines = cases.map((each, i) => ({ case: each, boxes: boxesOf(each, i, tables) }))
  const inkOutlined = inkOf(asPicture(picture))
  const inkLive = inkOf(asPicture(pictureOfLive))
  const liveInResvg = lines.map(({ boxes }) =>
    worstOf(boxes.map((box) => sharedInk(inkLive, inkOutlined, box))),
  )
  return {
    width,
    height,
    lines,
    liveSvg: svgOf(width, height, `<style>${await fontRules(faces)}</style>${live}`, zoom),
    outlinedPng: picture.asPng(),
    liveInResvg,
  }
}

function place({ line }: Case, row: number): PlacedLine {
  const scale = sizePx / caseSizePx
  const { x, y, width, height } = line.ink
  const small = {
    ...line,
    sizePx,
    widthPx: line.widthPx * scale,
    ink: { x: x * scale, y: y * scale, width: width * scale, height: height * scale },
  }
  return placeLine(small, { field: 'line', x: marginPx, baseline: baselineOf(row) })
}

function baselineOf(row: number): number {
  return row * pitchPx + pitchPx
}

function boxesOf({ text, faces }: Case, row: number, tables: FontTables): InkBox[] {
  const { clusters } = coverText(text, faces, tables)
  const direction = baseDirection(text, 'ltr')
  const px = (units: number) => (units * sizePx) / 1000
  return setLine(clusters, { direction, tables, tracking: 0 }).clusters.map(({ x, advance }) => ({
    left: Math.floor(marginPx + px(x)),
    right: Math.ceil(marginPx + px(x + advance)),
    top: baselineOf(row) - 70,
    bottom: baselineOf(row) + 38,
  }))
}

function liveElement({ text, direction, faces, x, baseline }: PlacedLine): string {
  const families = faces.map((face) => `'${faceFamily(face)}'`).join(', ')
  const content = liveText({ text, direction }).replace(/&/g, '&amp;').replace(/</g, '&lt;')
  return `<text x="${x}" y="${baseline}" font-size="${sizePx}" font-family="${families}">${content}</text>`
}

function svgOf(width: number, height: number, content: string, zoom = 1): string {
  const size = `width="${zoom * width}" height="${zoom * height}" viewBox="0 0 ${width} ${height}"`
  return `<svg xmlns="http://www.w3.org/2000/svg" ${size}>${content}</svg>`
}

async function fontRules(faces: readonly FaceId[]): Promise<string> {
  const rules = faces.map(async (face) => {
    const data = await readFile(fontFile(face, 'woff2'), 'base64')
    return `@font-face{font-family:"${faceFamily(face)}";src:url(data:font/woff2;base64,${data})}`
  })
  return (await Promise.all(rules)).join('')
}

function renderLive(svg: string, faces: readonly FaceId[]) {
  const fontFiles = faces.map((face) => fontFile(face, 'ttf').pathname)
  return new Resvg(svg, { font: { loadSystemFonts: false, fontFiles } }).render()
}

function asPicture({ pixels, width, height }: ReturnType<Resvg['render']>): Picture {
  return { data: pixels, width, height }
}
