import { brotliCompressSync } from 'node:zlib'
import { Resvg } from '@resvg/resvg-js'
import { expect, test } from 'vitest'
import { isSlug } from '../../src/shared/slug.ts'
import { loadStickers, stickerIds } from '../../src/shared/stickers/stickers.ts'

const stickers = await loadStickers()

test('each sticker has a slug and a square picture, and no picture is without a sticker', () => {
  expect(stickerIds.filter((id) => !isSlug(id))).toEqual([])
  expect(Object.keys(stickers)).toEqual([...stickerIds])
  const boxes = Object.values(stickers).map(({ viewBox }) => viewBox)
  expect(boxes.filter((box) => !/^0 0 (\d+) \1$/.test(box))).toEqual([])
})

test.each(stickerIds)('the picture of %s is shapes alone', (id) => {
  const { svg } = stickers[id]
  const elements = [...svg.matchAll(/<([a-z]+)/gi)].map(([, name]) => name)
  const shapes = ['g', 'path', 'circle', 'ellipse', 'rect']
  expect(elements.filter((name) => !shapes.includes(name ?? ''))).toEqual([])
  expect(svg).not.toMatch(/\s(?:id|class|style|href|on\w+)=|url\(/i)
})

test.each(stickerIds)('%s is drawn within its square, and fills a good part of it', (id) => {
  const { viewBox, svg } = stickers[id]
  // With a margin of half its size on each side: ink there would be cut off on a card.
  const inner = `<svg x="50" y="50" width="100" height="100" overflow="visible" viewBox="${viewBox}">`
  const page = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 200">${inner}${svg}</svg></svg>`
  const image = new Resvg(page, {
    fitTo: { mode: 'width', value: 200 },
    font: { loadSystemFonts: false },
  }).render()
  const inked = [...image.pixels].flatMap((alpha, index) =>
    index % 4 === 3 && alpha > 40 ? [(index - 3) / 4] : [],
  )
  const outside = inked.filter((pixel) => {
    const [x, y] = [pixel % 200, Math.floor(pixel / 200)]
    return x < 50 || x >= 150 || y < 50 || y >= 150
  })
  expect(outside).toEqual([])
  expect(inked.length).toBeGreaterThan(900)
})

test('all pictures together travel in less than 60 kB', () => {
  expect(brotliCompressSync(JSON.stringify(stickers)).length).toBeLessThan(60_000)
})
