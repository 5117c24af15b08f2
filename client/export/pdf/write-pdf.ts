/** An indirect object: the entries of its dictionary in PDF syntax, and its stream. */
export interface PdfObject {
  entries: string
  /** Already encoded; its filter is among the entries. */
  stream?: Blob
}

/** The second line marks the file as binary for transfer programs. */
const header = '%PDF-1.7\n%\u05d0\u05d1\u05d2\n'

/**
 * A PDF of those objects, numbered from 1 in order: first the catalogue, second the document
 * information. The same objects give the same bytes: no date, no id.
 *
 * @see ISO 32000-1, 7.5
 * @example writePdf([{ entries: '/Type /Catalog /Pages 3 0 R' }, { entries: '' }, pages, page])
 */
export function writePdf(objects: readonly PdfObject[]): Blob {
  const parts: (string | Blob)[] = [header]
  let xref = sizeOf(header)
  const offsets = objects.map((object, i) => {
    const offset = xref
    for (const part of objectParts(i + 1, object)) {
      parts.push(part)
      xref += sizeOf(part)
    }
    return offset
  })
  const places = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`)
  const size = objects.length + 1
  return new Blob(
    [
      ...parts,
      `xref\n0 ${size}\n0000000000 65535 f \n${places.join('')}`,
      `trailer\n<< /Size ${size} /Root 1 0 R /Info 2 0 R >>\nstartxref\n${xref}\n%%EOF\n`,
    ],
    { type: 'application/pdf' },
  )
}

/** Operators as a compressed stream object. */
export async function contentObject(operators: string): Promise<PdfObject> {
  const packed = new Blob([operators]).stream().pipeThrough(new CompressionStream('deflate'))
  return { entries: '/Filter /FlateDecode', stream: await new Response(packed).blob() }
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

function objectParts(number: number, { entries, stream }: PdfObject): (string | Blob)[] {
  const open = `${number} 0 obj\n<< ${entries}`
  if (!stream) return [`${open} >>\nendobj\n`]
  return [`${open} /Length ${stream.size} >>\nstream\n`, stream, '\nendstream\nendobj\n']
}

/** Bytes. */
function sizeOf(part: string | Blob): number {
  return typeof part === 'string' ? new TextEncoder().encode(part).length : part.size
}
