import { expect, test } from 'vitest'
import {
  categoryImageUrl,
  imageSrcSet,
  imageUrl,
  parseImageUrl,
  roundUpWidth,
} from '../../src/shared/image-url.ts'

test('pictures have a width and a format in their address, other files have none', () => {
  const folder = 'cards'
  expect(imageUrl({ folder, file: 'a.png' })).toBe('/images/cards/a.png?width=500&format=auto')
  expect(imageUrl({ folder, file: 'a.jpg', width: 260, format: 'webp' })).toBe(
    '/images/cards/a.jpg?width=320&format=webp',
  )
  expect(imageUrl({ folder, file: 'a.jpeg' })).toContain('width=500')
  expect(imageUrl({ folder, file: 'a.mp4', width: 250 })).toBe('/images/cards/a.mp4')
  expect(categoryImageUrl('wedding.svg')).toBe('/images/category/wedding.svg')
  expect(categoryImageUrl('wedding.png')).toBe('/images/category/wedding.png?width=500&format=auto')
})

test.each(['share', 'grounds'])(
  'pictures in %s go out as they are stored, in no other width',
  (folder) => {
    const path = `/images/${folder}/a-3f9a1c0b.jpg`
    expect(imageUrl({ folder, file: 'a-3f9a1c0b.jpg', width: 1200, format: 'jpeg' })).toBe(path)
    expect(imageSrcSet({ folder, file: 'a-3f9a1c0b.jpg', pictureWidth: 1200 })).toBe('')
    expect(parseImageUrl(path, { width: '160', format: 'gif' })).toEqual({
      kind: 'file',
      folder,
      file: 'a-3f9a1c0b.jpg',
    })
  },
)

test.each([
  [{ folder: '..', file: 'a.png' }, 'folder'],
  [{ folder: 'contact', file: 'a.png' }, 'folder'],
  [{ folder: 'messages', file: 'a.png' }, 'folder'],
  [{ folder: 'backup', file: 'a.png' }, 'folder'],
  [{ folder: 'cards', file: '../a.png' }, 'file'],
  [{ folder: 'cards', file: 'A.png' }, 'file'],
  [{ folder: 'cards', file: '' }, 'file'],
  [{ folder: 'cards', file: 'a.png', width: 0 }, 'width'],
  [{ folder: 'cards', file: 'a.png', width: 1.5 }, 'width'],
  [{ folder: 'cards', file: 'a.png', width: Number.NaN }, 'width'],
])('%j is refused and its %s named', (options, part) => {
  expect(() => imageUrl(options)).toThrow(RangeError)
  expect(() => imageUrl(options)).toThrow(part)
})

test.each([
  [100, ['100w']],
  [250, ['250w']],
  [300, ['250w', '300w']],
  [1000, ['250w', '320w', '640w', '1000w']],
  [1080, ['250w', '320w', '640w', '1080w']],
  [4000, ['250w', '320w', '640w', '1080w']],
])('a picture %d px wide is offered in the widths it has', (pictureWidth, widths) => {
  const set = imageSrcSet({ folder: 'cards', file: 'a.png', pictureWidth })
  expect(set.split(', ').map((candidate) => candidate.split(' ')[1])).toEqual(widths)
})

test('a file that is no picture has no set', () => {
  expect(imageSrcSet({ folder: 'category', file: 'a.svg', pictureWidth: 500 })).toBe('')
})

test.each([
  [1, 250],
  [250, 250],
  [251, 320],
  [320, 320],
  [321, 640],
  [500, 640],
  [641, 1080],
  [1080, 1080],
  [1081, 1080],
  [12_000, 1080],
])('%d px are answered with %d px', (asked, answered) => {
  expect(roundUpWidth(asked)).toBe(answered)
})

test('what is built is read again', () => {
  const url = imageUrl({ folder: 'cards', file: 'a-3f9a1c0b.png', width: 320, format: 'avif' })
  const [path = '', query] = url.split('?')
  const { width, format } = Object.fromEntries(new URLSearchParams(query))
  expect(parseImageUrl(path, { width, format })).toEqual({
    kind: 'picture',
    folder: 'cards',
    file: 'a-3f9a1c0b.png',
    width: 320,
    format: 'avif',
  })
})

test('parameters of other files are not read', () => {
  expect(parseImageUrl('/images/videos/a.mp4', { width: 'x', format: 'y' })).toEqual({
    kind: 'file',
    folder: 'videos',
    file: 'a.mp4',
  })
})
