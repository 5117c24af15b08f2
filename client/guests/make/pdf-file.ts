import { catalogue } from '../../export/pdf/compose-pages-pdf.ts'
import type { Rect } from '../../export/pdf/sheet.ts'
import {
  contentObject,
  createPdfWriter,
  type PdfObject,
  pdfNumbers,
  pdfText,
} from '../../export/pdf/write-pdf.ts'

interface PdfFile {
  /** @returns the number of the object */
  add(object: PdfObject): number
  /** @param forms numbers of the forms and pictures of a page by their names */
  addPage(media: Rect, operators: string, forms?: ReadonlyMap<string, number>): void
  finish(): Blob
}

/** A PDF that is made page by page. */
export function createPdfFile({ title, language }: { title: string; language: string }): PdfFile {
  const writer = createPdfWriter()
  writer.add(catalogue(language))
  writer.add({ entries: `/Title ${pdfText(title)} /Producer (Mazel)` })
  const tree = writer.reserve()
  const pages: number[] = []
  return {
    add: (object) => writer.add(object),
    addPage(media, operators, forms = new Map()) {
      const content = writer.add(contentObject(operators))
      const uses = [...forms].map(([name, number]) => `/${name} ${number} 0 R`).join(' ')
      const box = `[${pdfNumbers(media)}]`
      const entries = `/Type /Page /Parent ${tree} 0 R /Contents ${content} 0 R /MediaBox ${box} /TrimBox ${box} /Resources << /XObject << ${uses} >> >>`
      pages.push(writer.add({ entries }))
    },
    finish() {
      const kids = pages.map((page) => `${page} 0 R`).join(' ')
      writer.add({ entries: `/Type /Pages /Kids [${kids}] /Count ${pages.length}` }, tree)
      return writer.finish()
    },
  }
}
