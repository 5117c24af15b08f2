import * as v from 'valibot'
import { expect, test } from 'vitest'
import { drawArt, layOut, printCard } from '../../catalog/pictures/draw-card.ts'
import { type Art, allNodes } from '../../src/shared/art/art.ts'
import { overlap } from '../../src/shared/art/box.ts'
import { loadFamily } from '../../src/shared/art/families.ts'
import type { Box } from '../../src/shared/art/family.ts'
import { cardParts } from '../../src/shared/card/card-parts.ts'
import { objectsSvg } from '../../src/shared/card/paint-objects.ts'
import { roomPhotos, withPhotos } from '../../src/shared/card/photos-in-art.ts'
import type { CardDesign } from '../../src/shared/card.ts'
import { type CardDraft, draftSchema } from '../../src/shared/draft.ts'
import { formatSizes } from '../../src/shared/format.ts'
import { designs as all } from '../fixtures/designs.ts'

/* Designs with room for photos in their art. */

const families = new Map(
  await Promise.all(
    [...new Set(all.map(({ art }) => art.family))].map(
      async (name) => [name, await loadFamily(name)] as const,
    ),
  ),
)
const designs = all.filter((design) => roomsOf(design).length > 0)
const pages = designs.flatMap((design) =>
  design.formats.map((format) => ({ slug: design.slug, design, format })),
)
const source = { href: 'data:image/jpeg;base64,AA', width: 300, height: 400 }

function roomsOf({ art, formats: [format = 'portrait'] }: CardDesign) {
  return families.get(art.family)?.textArea(formatSizes[format], art.motif).photos ?? []
}

test('photos are part of the art in several families, for all that families celebrate', () => {
  expect(designs.length).toBeGreaterThanOrEqual(20)
  expect(new Set(designs.map(({ art }) => art.family)).size).toBeGreaterThanOrEqual(5)
  const shelves = designs.flatMap(({ categories }) => categories)
  for (const slug of [
    'its-a-boy',
    'its-a-girl',
    'bar-mitzvah',
    'bas-mitzvah',
    'wedding',
    'vort',
    'upsherin',
    'anniversary',
    'happy-birthday',
    'thank-you',
    'rosh-hashanah',
  ]) {
    expect(shelves).toContain(slug)
  }
})

test.each(pages)(
  '$slug has its rooms in $format, clear of its words',
  async ({ design, format }) => {
    const layout = await layOut(design, { values: {}, format })
    const { rooms, lines } = layout
    expect(rooms.length).toBe(roomsOf(design).length)
    const art = await drawArt(design, layout)
    expect(roomNodes(art).length).toBe(rooms.length)
    for (const { box, frame, turn = 0 } of rooms) {
      expect(box.width / box.height, frame).toBeGreaterThan(0.3)
      expect(box.width * box.height).toBeGreaterThan(0.03 * layout.size.widthPx ** 2)
      for (const { ink, text } of lines) {
        const seen = frame === 'rectangle' ? grown(box, Math.abs(turn)) : inner(box)
        expect(overlap(seen, ink), text).toBe(false)
      }
    }
  },
)

test.each(designs)('a photo takes the place of the stand-in of $slug', async (design) => {
  const [format = 'portrait'] = design.formats
  const rooms = roomsOf(design)
  const draft = filled(rooms.length, format)
  const layout = await layOut(design, draft)
  const art = await drawArt(design, layout)
  const photos = Object.fromEntries(rooms.map((_, i) => [`photo-${i}`, source]))
  const filledArt = withPhotos(art, roomPhotos(layout, { photos }).photos)
  expect(allNodes(art).filter(({ tag }) => tag === 'image')).toEqual([])
  for (const room of roomNodes(filledArt)) {
    const images = allNodes(room).filter(({ tag }) => tag === 'image')
    expect(images.map(({ attributes }) => attributes.href)).toEqual([source.href])
    // The clip, its group and the ground stay; nothing of the stand-in does.
    expect(allNodes(room).length).toBeLessThanOrEqual(8)
  }
  // The photo is within the art only, and what is drawn over it stays.
  expect(objectsSvg(layout, { photos })).toBe('')
  expect(allNodes(filledArt).at(-1)).toEqual(allNodes(art).at(-1))
  const svg = printCard({ layout, art, photos, outlines: layout.lines.map(() => '') })
  expect(svg.split('<image').length - 1).toBe(rooms.length)
})

test('a room is a part that stays in its place, empty or filled', async () => {
  const design = designs.find(({ art }) => art.motif.startsWith('stamps'))
  if (!design) throw new Error('no design has three rooms')
  const layout = await layOut(design, filled(1, 'portrait'))
  const rooms = cardParts(layout).filter(({ kind }) => kind === 'room')
  expect(rooms.map(({ id }) => id)).toEqual(['room-2', 'room-3', 'photo-0'])
  expect(rooms.every(({ width, height }) => width > 0 && height > 0)).toBe(true)
})

test('of two photos for one room, and of a card without rooms, a photo is placed freely', async () => {
  const [design] = designs
  if (!design) throw new Error('no design has a room')
  const draft = filled(1, 'portrait')
  const twice = [...(draft.photos ?? []), ...(draft.photos ?? []).map((p) => ({ ...p, id: 'b' }))]
  const both = await layOut(design, { ...draft, photos: twice })
  expect(both.objects.map((each) => each.kind === 'photo' && each.room)).toEqual([0, undefined])
  const plain = all.find((one) => !designs.includes(one))
  if (!plain) throw new Error('each design has rooms')
  const free = await layOut(plain, { ...draft, format: plain.formats[0] })
  expect(free.objects.map((each) => each.kind === 'photo' && each.room)).toEqual([undefined])
  expect(objectsSvg(free, { photos: { 'photo-0': source } })).toContain('<image')
})

test('a photo that this device lacks leaves the stand-in', async () => {
  const [design] = designs
  if (!design) throw new Error('no design has a room')
  const layout = await layOut(design, filled(1, 'portrait'))
  const art = await drawArt(design, layout)
  const { key, photos } = roomPhotos(layout, { photos: {} })
  expect([key, withPhotos(art, photos)]).toEqual(['', art])
})

/** A draft whose first rooms have photos, as it is stored. */
function filled(count: number, format: CardDraft['format']): CardDraft {
  const crop = { x: 0.5, y: 0.4, zoom: 1.2 }
  const place = { at: { x: 0.5, y: 0.5 }, width: 0.5, frame: 'rectangle', ratio: 1, crop }
  const photos = Array.from({ length: count }, (_, room) => ({
    id: `photo-${room}`,
    room,
    ...place,
  }))
  return v.parse(draftSchema, { values: {}, format, photos })
}

function roomNodes(art: Art) {
  return allNodes(art).filter(({ part }) => part === 'photo')
}

/** The middle of a round or arched room: words can stand beside its corners. */
function inner({ x, y, width, height }: Box): Box {
  return { x: x + width * 0.14, y: y + height * 0.14, width: width * 0.72, height: height * 0.86 }
}

/** What a turned room covers more, px for each degree. */
function grown({ x, y, width, height }: Box, degrees: number): Box {
  const by = degrees * 0.009 * Math.max(width, height)
  return { x: x - by, y: y - by, width: width + 2 * by, height: height + 2 * by }
}
