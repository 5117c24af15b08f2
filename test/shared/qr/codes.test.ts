import { Resvg } from '@resvg/resvg-js'
import jsQR from 'jsqr'
import { describe, expect, test } from 'vitest'
import { familyNames, loadFamily } from '../../../src/shared/art/families.ts'
import { contrastRatio } from '../../../src/shared/art/hex-colour.ts'
import { objectsSvg } from '../../../src/shared/card/paint-objects.ts'
import { readCode, writeCode } from '../../../src/shared/qr/code.ts'
import { codeText, webAddress } from '../../../src/shared/qr/code-text.ts'
import { codeColours, drawCode, drawCodes } from '../../../src/shared/qr/draw-code.ts'

const field = (id: string, value: string, label = id) => ({
  ...{ id, value, label: { en: label, he: label, yi: label } },
  ...{ kind: 'text' as const, half: false, maxLength: 100 },
})
const design = {
  fields: [
    field('names', 'יוסף יצחק עם חיה מושקא'),
    field('date', 'יום שלישי, ד׳ שבט תשפ״ז'),
    field('time', 'בשעה 8:30 בערב'),
    field('place', 'אולם השמחות, ירושלים', 'Place'),
    field('phone', 'לפרטים: 052-765-4321'),
  ],
}
const words = { values: {} }

test.each([
  ['waze', `https://waze.com/ul?q=${encodeURIComponent('אולם השמחות ירושלים')}`],
  ['google', `https://maps.google.com/?q=${encodeURIComponent('אולם השמחות ירושלים')}`],
  ['call', 'tel:+972527654321'],
  ['whatsapp', 'https://wa.me/972527654321'],
  ['link:example.com/gifts', 'https://example.com/gifts'],
])('a code %s leads to %s', (written, text) => {
  const code = readCode(written)
  expect(code && writeCode(code)).toBe(written)
  expect(code && codeText(code, design, words)).toBe(text)
})

test('a code for the calendar has the names, the day and the hour', () => {
  expect(codeText({ kind: 'calendar' }, design, words)?.split('\n')).toEqual([
    'BEGIN:VEVENT',
    'SUMMARY:יוסף יצחק עם חיה מושקא',
    'DTSTART:20270112T203000',
    'END:VEVENT',
  ])
  const values = { time: '' }
  expect(codeText({ kind: 'calendar' }, design, { values })?.split('\n').slice(2, 4)).toEqual([
    'DTSTART;VALUE=DATE:20270112',
    'DTEND;VALUE=DATE:20270113',
  ])
})

test('a code follows the words of the visitor, and is gone with them', () => {
  const text = (place: string) => codeText({ kind: 'waze' }, design, { values: { place } })
  expect(text('Ateres Hall, Boro Park')).toBe('https://waze.com/ul?q=Ateres%20Hall%20Boro%20Park')
  expect(text('')).toBeUndefined()
  expect(readCode('bitcoin')).toBeUndefined()
})

test.each([
  ['example.com', 'https://example.com'],
  [' http://example.com/a?b=c ', 'http://example.com/a?b=c'],
  ['gifts', undefined],
  ['javascript:alert(1)', undefined],
  ['https://user:word@example.com', undefined],
  ['two words.com', undefined],
])('"%s" as a web address is %s', (typed, address) => {
  expect(webAddress(typed)).toBe(address)
})

test('a text that would need too small modules has no code', () => {
  const plain = { tile: '#ffffff', module: '#000000' }
  expect(drawCode(`https://example.com/${'a'.repeat(150)}`, plain)).toBeDefined()
  expect(drawCode(`https://example.com/${'a'.repeat(200)}`, plain)).toBeUndefined()
})

/** Every palette of every family. */
const palettes = (await Promise.all(familyNames.map(loadFamily))).flatMap((family) =>
  Object.entries(family.palettes).map(([name, palette]) => ({
    family: family.name,
    name,
    palette,
  })),
)

test('in each palette the modules are dark on light', () => {
  expect(palettes.length).toBeGreaterThan(60)
  for (const { family, name, palette } of palettes) {
    const { tile, module } = codeColours(palette)
    expect(contrastRatio(tile, module), `${family} ${name}`).toBeGreaterThanOrEqual(7)
    expect(contrastRatio(tile, '#000000'), `${family} ${name}`).toBeGreaterThanOrEqual(12)
  }
})

/** Widths of a card as a chat and a shelf show it, px. */
const widths = [320, 340, 360]
const kinds = ['waze', 'google', 'calendar', 'call', 'whatsapp'] as const
const page = { widthPx: 1080, heightPx: 1350 }

describe('at its smallest a code is read from a picture of a card 320 px wide', () => {
  const all = process.env.LONG_TESTS === '1'
  // One palette of each family, another kind each time; all of them with the long tests.
  const seen = new Set<string>()
  const some = palettes.filter(({ family }) => !seen.has(family) && seen.add(family))
  const sample = all
    ? palettes.flatMap((one) =>
        kinds.flatMap((kind) => widths.map((width) => ({ ...one, kind, width }))),
      )
    : some.map((one, i) => ({ ...one, kind: kinds[i % kinds.length] ?? 'waze', width: 320 }))

  test.each(sample)('$family $name $kind, $width px', ({ palette, kind, width }) => {
    const stickers = [
      { id: 'one', sticker: 'one', code: kind, at: { x: 0.5, y: 0.5 }, width: 0.1, turn: 0 },
    ]
    const assets = { stickers: drawCodes(design, { ...words, stickers }, palette) }
    // Off the pixels of the picture, and smaller than allowed.
    const place = { x: 541.3, y: 677.7, width: 108, height: 108, turn: 0 }
    const objects = [{ kind: 'sticker' as const, id: 'one', sticker: 'one', ...place }]
    const ground = `<rect width="1080" height="1350" fill="${palette.ground}"/>`
    const card = ground + objectsSvg({ objects, size: page }, assets)
    expect(readPicture(card, width)).toBe(codeText({ kind }, design, words))
  })
})

/** The text of the code in a picture of a card. */
function readPicture(card: string, width: number): string | undefined {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1080 1350">${card}</svg>`
  const image = new Resvg(svg, {
    fitTo: { mode: 'width', value: width },
    font: { loadSystemFonts: false },
  }).render()
  return jsQR(new Uint8ClampedArray(image.pixels), image.width, image.height)?.data
}
