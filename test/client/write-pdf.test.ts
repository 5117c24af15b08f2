import { expect, test } from 'vitest'
import { contentObject, createPdfWriter } from '../../client/export/pdf/write-pdf.ts'
import { drawPdf, inspectPdf } from './pdf-tools.ts'

test('an object is written after those that name it, and a file can be larger than a blob', async () => {
  const writer = createPdfWriter()
  writer.add({ entries: '/Type /Catalog /Pages 3 0 R' })
  writer.add({ entries: '/Title (Mazel)' })
  const tree = writer.reserve()
  const content = writer.add(contentObject('1 0 0 rg 0 0 72 72 re f'))
  // Nothing uses it.
  writer.add({ entries: '', stream: new Uint8Array(1_500_000) })
  const page = writer.reserve()
  writer.add({ entries: `/Type /Pages /Kids [${page} 0 R] /Count 1` }, tree)
  expect(() => writer.finish()).toThrow(`object ${page}: not written`)
  const box = '/MediaBox [0 0 72 72] /Resources << >>'
  writer.add({ entries: `/Type /Page /Parent ${tree} 0 R /Contents ${content} 0 R ${box}` }, page)
  const pdf = new Uint8Array(await writer.finish().arrayBuffer())
  const report = await inspectPdf(pdf)
  expect(report.check).toContain('No syntax or stream encoding errors found')
  expect(report.title).toBe('Mazel')
  expect([...(await drawPdf(pdf)).rgb.subarray(0, 3)]).toEqual([255, 0, 0])
})
