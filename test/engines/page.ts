/**
 * Runs in each browser: measures every case as live text, compares every sheet of live text with
 * resvg's picture of the outlines, and posts the results.
 */
import { type Ink, type InkBox, inkOf, type SharedInk, sharedInk, worstOf } from './ink.ts'

/** The work that the server serves at /work.json. */
export interface PageWork {
  sizePx: number
  families: readonly string[]
  cases: readonly PageCase[]
  sheets: readonly PageSheet[]
}

export interface PageCase {
  live: string
  families: string
  length: number
  clusters: readonly number[]
}

export interface PageSheet {
  width: number
  height: number
  /** For each line, one box for each cluster. */
  lines: readonly (readonly InkBox[])[]
}

/** The report that the page posts to /report, in the order of the work. */
export interface PageReport {
  userAgent: string
  /** px, and the starts of the clusters from left to right. */
  cases: { width: number; order: number[] }[]
  /** For each line of a sheet, the letter that shares least with resvg's outlines. */
  sheets: SharedInk[][]
}

const svgNamespace = 'http://www.w3.org/2000/svg'

run().then(
  (report) => post('/report', report),
  (error) => post('/failure', String(error?.stack ?? error)),
)

async function run(): Promise<PageReport> {
  const work: PageWork = await (await fetch('/work.json')).json()
  // WebKit runs modules before the style sheets are loaded, so it would find no faces.
  if (document.readyState !== 'complete')
    await new Promise((done) => addEventListener('load', done))
  await Promise.all(work.families.map(loadFamily))
  const cases = measureCases(work)
  const sheets: SharedInk[][] = []
  for (const [i, sheet] of work.sheets.entries()) sheets.push(await compareSheet(i, sheet))
  return { userAgent: navigator.userAgent, cases, sheets }
}

async function loadFamily(family: string): Promise<void> {
  const faces = await document.fonts.load(`100px "${family}"`, 'אA')
  if (faces.length === 0) throw new Error(`the style sheet has no '${family}'`)
}

function measureCases({ cases, sizePx }: PageWork): PageReport['cases'] {
  const svg = document.createElementNS(svgNamespace, 'svg')
  document.body.append(svg)
  const text = document.createElementNS(svgNamespace, 'text')
  // Drawn larger than measured: WebKitGTK rounds each advance to a px of the screen.
  text.setAttribute('transform', 'scale(10)')
  text.setAttribute('x', '100')
  text.setAttribute('y', '200')
  text.setAttribute('font-size', String(sizePx))
  svg.append(text)
  return cases.map((each) => measureCase(text, each))
}

function measureCase(text: SVGTextElement, { live, families, length, clusters }: PageCase) {
  text.setAttribute('font-family', families)
  text.textContent = live
  // Some engines count the characters that set the direction of the line, others do not.
  const counted = text.getNumberOfChars() > length
  const units = [...live.matchAll(/[^\u202a-\u202e]/g)].map(({ index }) => index)
  const places = clusters.map((start) => {
    const { x, width } = text.getExtentOfChar(counted ? (units[start] ?? 0) : start)
    return { start, middle: x + width / 2 }
  })
  const order = places.sort((a, b) => a.middle - b.middle).map(({ start }) => start)
  return { width: text.getComputedTextLength(), order }
}

async function compareSheet(
  index: number,
  { width, height, lines }: PageSheet,
): Promise<SharedInk[]> {
  const [live, outlined] = [
    await readInk(`/sheets/${index}/live.svg`, width, height),
    await readInk(`/sheets/${index}/outlined.png`, width, height),
  ]
  return lines.map((boxes) => worstOf(boxes.map((box) => sharedInk(live, outlined, box))))
}

async function readInk(address: string, width: number, height: number): Promise<Ink> {
  const image = new Image()
  image.src = address
  await image.decode()
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  const context = canvas.getContext('2d')
  if (!context) throw new Error('no canvas')
  context.drawImage(image, 0, 0, width, height)
  return inkOf(context.getImageData(0, 0, width, height))
}

function post(address: string, body: unknown): Promise<Response> {
  return fetch(address, { method: 'POST', body: JSON.stringify(body) })
}
