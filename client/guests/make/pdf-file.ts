import { catalogue } from '../../export/pdf/compose-pages-pdf.ts'
import type { Rect } from '../../export/pdf/sheet.ts'
import {
  contentObject,
  type PdfObject,
  pdfNumbers,
  pdfText,
  writePdf,
} from '../../export/pdf/write-pdf.ts'

interface PdfFile {
  /** @returns the number of the object */
  add(object: PdfObject): number
  /** @param forms numbers of the forms and pictures of a page by their names */
  addPage(media: Rect, operators: string, forms?: ReadonlyMap<string, number>): Promise<void>
  finish(): Blob
}

/** A PDF that is made page by page. */
export function createPdfFile({ title, language }: { title: string; language: string }): PdfFile {
  const tree: PdfObject = { entries: '' }
  const objects: PdfObject[] = [
    { entries: catalogue(language).entries },
    { entries: `/Title ${pdfText(title)} /Producer (Mazel)` },
    tree,
  ]
  const pages: number[] = []
  const add = (object: PdfObject) => objects.push(object)
  return {
    add,
    async addPage(media, operators, forms = new Map()) {
      const content = add(await contentObject(operators))
      const uses = [...forms].map(([name, number]) => `/${name} ${number} 0 R`).join(' ')
      const box = `[${pdfNumbers(media)}]`
      const entries = `/Type /Page /Parent 3 0 R /Contents ${content} 0 R /MediaBox ${box} /TrimBox ${box} /Resources << /XObject << ${uses} >> >>`
      pages.push(add({ entries }))
    },
    finish() {
      const kids = pages.map((page) => `${page} 0 R`).join(' ')
      tree.entries = `/Type /Pages /Kids [${kids}] /Count ${pages.length}`
      return writePdf(objects)
    },
  }
}
