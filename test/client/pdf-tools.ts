import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { Resvg } from '@resvg/resvg-js'
import jsQR from 'jsqr'

/** Colours of pixels from the top left, three bytes each. */
export interface Raster {
  widthPx: number
  heightPx: number
  rgb: Uint8Array
}

/** Crop of a sheet drawn at 300 dpi, px. */
interface Crop {
  x: number
  y: number
  widthPx: number
  heightPx: number
}

/** What qpdf and poppler find in a PDF. */
export interface PdfReport {
  /** The result of qpdf, which throws if a PDF is broken. */
  check: string
  title: string
  boxes: Record<string, string>
  fonts: string[]
  /** As `pdfimages -list` prints them: one row each. */
  pictures: string[][]
  /** Text that can be extracted from the page. */
  text: string
}

const runFile = promisify(execFile)

/** Reads a PDF with independent programs. */
export async function inspectPdf(pdf: Uint8Array): Promise<PdfReport> {
  return withFile(pdf, async (file) => {
    const info = (await run('pdfinfo', ['-box', file])).toString()
    const facts = new Map(
      [...info.matchAll(/^(.+?): +(.*)$/gm)].map(([, key, value]) => [key, value]),
    )
    const boxNames = ['MediaBox', 'CropBox', 'BleedBox', 'TrimBox']
    return {
      check: (await run('qpdf', ['--check', file])).toString(),
      title: facts.get('Title') ?? '',
      boxes: Object.fromEntries(
        boxNames.map((name) => [name, (facts.get(name) ?? '').replace(/ +/g, ' ')]),
      ),
      fonts: rowsOf(await run('pdffonts', [file])).map((row) => row.join(' ')),
      pictures: rowsOf(await run('pdfimages', ['-list', file])),
      text: (await run('pdftotext', [file, '-'])).toString().trim(),
    }
  })
}

/** A page, or a part of the first one, as poppler draws it. */
export async function drawPdf(
  pdf: Uint8Array,
  wanted: Crop | number = 1,
  dpi = 300,
): Promise<Raster> {
  const part =
    typeof wanted === 'number'
      ? { f: wanted, l: wanted }
      : { x: wanted.x, y: wanted.y, W: wanted.widthPx, H: wanted.heightPx }
  const options = Object.entries(part).flatMap(([name, value]) => [`-${name}`, String(value)])
  return withFile(pdf, async (file) =>
    readPpm(await run('pdftoppm', ['-r', String(dpi), ...options, file])),
  )
}

/** The first picture in a PDF, as it is stored. */
export async function pictureIn(pdf: Uint8Array): Promise<Raster> {
  return withFile(pdf, async (file) => {
    await run('pdfimages', [file, file])
    return readPpm(await readFile(`${file}-000.ppm`))
  })
}

/** An SVG as resvg draws it, at its own size, without transparency. */
export function drawSvg(svg: string, widthPx: number): Raster {
  const image = new Resvg(svg, {
    fitTo: { mode: 'width', value: widthPx },
    font: { loadSystemFonts: false },
  }).render()
  const { width, height, pixels } = image
  const rgb = new Uint8Array(3 * width * height)
  for (let i = 0; i < width * height; i++) rgb.set(pixels.subarray(4 * i, 4 * i + 3), 3 * i)
  return { widthPx: width, heightPx: height, rgb }
}

/**
 * The share of pixels that differ visibly between two pictures of one size: by a quarter of the
 * range in a channel. Smaller differences are antialiasing, which differs between any two programs.
 */
export function differingShare(one: Raster, other: Raster): number {
  if (one.rgb.length !== other.rgb.length) return 1
  let differing = 0
  const apart = (at: number) => Math.abs((one.rgb[at] ?? 0) - (other.rgb[at] ?? 0)) > 64
  for (let i = 0; i < one.rgb.length; i += 3) {
    if (apart(i) || apart(i + 1) || apart(i + 2)) differing++
  }
  return differing / (one.rgb.length / 3)
}

async function run(tool: string, args: readonly string[]): Promise<Buffer> {
  try {
    const options = { encoding: 'buffer', maxBuffer: 1e9 } as const
    return (await runFile(tool, [...args], options)).stdout
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw error
    throw new Error('The tests of PDFs need qpdf and poppler-utils: install both.', {
      cause: error,
    })
  }
}

async function withFile<T>(pdf: Uint8Array, use: (file: string) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'mazel-pdf-'))
  try {
    const file = join(folder, 'card.pdf')
    await writeFile(file, pdf)
    return await use(file)
  } finally {
    await rm(folder, { recursive: true })
  }
}

/** Rows of a poppler table below its header and rule. */
function rowsOf(table: Buffer): string[][] {
  const lines = table.toString().trim().split('\n').slice(2)
  return lines.map((line) => line.trim().split(/ +/))
}

function readPpm(ppm: Buffer): Raster {
  const [head = '', width, height] =
    /^P6\s(\d+) (\d+)\s255\s/.exec(ppm.toString('latin1', 0, 40)) ?? []
  return { widthPx: Number(width), heightPx: Number(height), rgb: ppm.subarray(head.length) }
}

/** What the QR code in a picture says. */
export function readCode({ rgb, widthPx, heightPx }: Raster): string | undefined {
  const rgba = new Uint8ClampedArray(4 * widthPx * heightPx).fill(255)
  for (let i = 0; i < widthPx * heightPx; i++) rgba.set(rgb.subarray(3 * i, 3 * i + 3), 4 * i)
  return jsQR(rgba, widthPx, heightPx)?.data
}
