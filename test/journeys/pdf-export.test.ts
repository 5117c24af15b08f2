import { readFileSync } from 'node:fs'
import type { Page } from 'playwright-core'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { cards } from '../../catalog/cards/cards.ts'
import { drawCard, layOut } from '../../catalog/pictures/draw-card.ts'
import type { ExportStep } from '../../client/export/draw-card.ts'
import type { PdfExport } from '../../client/export/export-pdf.ts'
import { loadFamily } from '../../src/shared/art/families.ts'
import { paintArt } from '../../src/shared/art/paints.ts'
import { cardDesignSchema } from '../../src/shared/card.ts'
import type { CardDraft } from '../../src/shared/draft.ts'
import { bundle } from '../browser/bundle.ts'
import { baseUrl, openPage } from '../browser/site.ts'
import { differingShare, drawPdf, drawSvg, inspectPdf } from '../client/pdf-tools.ts'

/** Set in the page by `openExporter`. */
declare const exportPdf: typeof import('../../client/export/export-pdf.ts').exportPdf

type Order = Omit<PdfExport, 'onProgress'>

/** Path of the module under test for pages of the site. */
const modulePath = '/test/export-pdf.js'
const moduleCode = await bundle('client/export/export-pdf.ts')

const pointed = { chosson: 'יוֹסֵף יִצְחָק', greeting: 'מַזָּל טוֹב' }

test.each([
  ['Hebrew with niqqud', 'papercut-arch', pointed],
  ['English', 'pomegranate-bough', {}],
  ['foil', 'velvet-and-gold', {}],
])('a card in %s is printed as it is drawn', async (_, slug, values) => {
  const { draft, order } = await orderCard(slug, { values })
  const { pdf, name, steps } = await exportIn(await openExporter(), order)
  expect(name).toBe(`mazel-${slug}-5x7.pdf`)
  expect(steps).toEqual(['letters', 'picture', 'file'])

  const report = await inspectPdf(pdf)
  expect(report.check).toContain('No syntax or stream encoding errors found')
  expect(report).toMatchObject({ title: order.design.titles.en, fonts: [], text: '' })
  expect(report.pictures).toEqual([expect.arrayContaining(['1576', '2176', 'rgb', 'jpeg', '300'])])

  // With the bleed: 38 px past the card on each side, at 300 dpi.
  const svg = await drawCard(order.design, draft)
  const bled = svg.replace('viewBox="0 0 1500 2100"', 'viewBox="-38 -38 1576 2176"')
  const printed = await drawPdf(pdf, { x: 112, y: 112, widthPx: 1576, heightPx: 2176 })
  // Measured: 0.02 % at most, and 0.15 % to 1.5 % if the picture is half a dot off.
  expect(differingShare(printed, drawSvg(bled, 1576))).toBeLessThan(0.001)
})

test('an export that is broken off downloads nothing', async () => {
  const { order } = await orderCard('velvet-and-gold', { values: {} })
  const page = await openExporter()
  let downloads = 0
  page.on('download', () => downloads++)
  const fault = await page.evaluate(
    async ({ order }) => {
      const leaving = new AbortController()
      const onProgress = (step: ExportStep) => step === 'picture' && leaving.abort()
      return exportPdf(leaving.signal, { ...order, onProgress }).catch(({ name }: Error) => name)
    },
    { order },
  )
  expect(fault).toBe('AbortError')
  expect(downloads).toBe(0)
})

test('a layout in another format is refused', async () => {
  const { order } = await orderCard('velvet-and-gold', { values: {} }, 'status')
  await expect(exportIn(await openExporter(), order)).rejects.toThrow(
    'a PDF is of print, not status',
  )
})

async function orderCard(
  slug: string,
  { values }: CardDraft,
  format: CardDraft['format'] = 'print',
): Promise<{ draft: CardDraft; order: Order }> {
  const design = v.parse(
    cardDesignSchema,
    cards.find((card) => card.slug === slug),
  )
  const draft = { values, format }
  const layout = await layOut(design, draft)
  const { motif, seed } = design.art
  const { size, palette, reserved } = layout
  const { draw } = await loadFamily(design.art.family)
  const art = paintArt(draw({ ...size, motif, seed, reserved }), palette)
  return { draft, order: { design, layout, art, product: { kind: 'shop', size: '5x7' } } }
}

/** A page of the site, from which the module fetches fonts. */
async function openExporter(): Promise<Page> {
  const { page } = await openPage({
    context: { bypassCSP: true },
    prepare: (page) =>
      page.route(baseUrl + modulePath, (route) =>
        route.fulfill({ contentType: 'text/javascript', body: moduleCode }),
      ),
  })
  // As a string, because Vitest would rewrite the import.
  await page.evaluate(`import('${modulePath}').then((module) => Object.assign(globalThis, module))`)
  return page
}

async function exportIn(page: Page, order: Order) {
  const download = page.waitForEvent('download')
  const steps = page.evaluate(
    async ({ order }) => {
      const steps: ExportStep[] = []
      const onProgress = (step: ExportStep) => steps.push(step)
      await exportPdf(new AbortController().signal, { ...order, onProgress })
      return steps
    },
    { order },
  )
  download.catch(() => {})
  const made = await steps
  const file = await download
  return { steps: made, name: file.suggestedFilename(), pdf: readFileSync(await file.path()) }
}
