import { zlibSync } from 'fflate'
import { collectBlobs } from '../collect-blobs.ts'

/** An indirect object: the entries of its dictionary in PDF syntax, and its stream. */
export interface PdfObject {
  entries: string
  /** Already encoded; its filter is among the entries. */
  stream?: Blob | Uint8Array<ArrayBuffer>
}

export interface PdfWriter {
  /** The number of an object that is written later. */
  reserve(): number
  /**
   * Writes an object, whose bytes leave the heap.
   *
   * @returns its number, by default the next one
   */
  add(object: PdfObject, number?: number): number
  /** @throws RangeError when a reserved object was not written */
  finish(): Blob
}

/** The second line marks the file as binary for transfer programs. */
const header = '%PDF-1.7\n%\u05d0\u05d1\u05d2\n'

/**
 * A PDF of those objects, numbered from 1 in order: first the catalogue, second the document
 * information. The same objects give the same bytes: no date, no id.
 *
 * @example writePdf([{ entries: '/Type /Catalog /Pages 3 0 R' }, { entries: '' }, pages, page])
 */
export function writePdf(objects: readonly PdfObject[]): Blob {
  const writer = createPdfWriter()
  for (const object of objects) writer.add(object)
  return writer.finish()
}

/**
 * A PDF that is written object by object; the first is the catalogue, the second the document
 * information.
 *
 * @see ISO 32000-1, 7.5
 */
export function createPdfWriter(): PdfWriter {
  const bytes = collectBlobs()
  /** By the numbers of the objects, from 1; undefined for those that are reserved. */
  const offsets: (number | undefined)[] = []
  const reserve = () => offsets.push(undefined)
  bytes.add(header)
  return {
    reserve,
    add({ entries, stream }, number = reserve()) {
      offsets[number - 1] = bytes.size()
      bytes.add(`${number} 0 obj\n<< ${entries}`)
      if (stream) {
        bytes.add(` /Length ${sizeOf(stream)} >>\nstream\n`)
        bytes.add(stream)
        bytes.add('\nendstream\nendobj\n')
      } else bytes.add(' >>\nendobj\n')
      return number
    },
    finish() {
      const xref = bytes.size()
      const size = offsets.length + 1
      const places = offsets.map((offset, i) => {
        if (offset === undefined) throw new RangeError(`object ${i + 1}: not written`)
        return `${String(offset).padStart(10, '0')} 00000 n \n`
      })
      bytes.add(`xref\n0 ${size}\n0000000000 65535 f \n${places.join('')}`)
      bytes.add(`trailer\n<< /Size ${size} /Root 1 0 R /Info 2 0 R >>\nstartxref\n${xref}\n%%EOF\n`)
      return bytes.finish('application/pdf')
    },
  }
}

/**
 * Operators as a compressed stream object. Not by `CompressionStream`: each of its streams and blobs
 * holds buffers outside the heap, which hundreds of pages do not free in time.
 */
export function contentObject(operators: string): PdfObject {
  return { entries: '/Filter /FlateDecode', stream: zlibSync(new TextEncoder().encode(operators)) }
}

/**
 * Numbers in PDF syntax: rounded, never with an exponent.
 *
 * @param digits decimals kept: 3 give a thousandth of a point; a matrix needs 6
 * @example pdfNumbers([0.5, 1 / 3]) // '0.5 0.333'
 */
export function pdfNumbers(values: readonly number[], digits = 3): string {
  const scale = 10 ** digits
  return values.map((value) => String(Math.round(value * scale) / scale)).join(' ')
}

/** A text string in UTF-16, which covers all letters. */
export function pdfText(text: string): string {
  const units = Array.from({ length: text.length }, (_, i) => text.charCodeAt(i))
  return `<${[0xfeff, ...units].map((unit) => unit.toString(16).padStart(4, '0')).join('')}>`
}

function sizeOf(stream: Blob | Uint8Array): number {
  return stream instanceof Blob ? stream.size : stream.length
}
