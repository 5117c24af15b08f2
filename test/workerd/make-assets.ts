import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { Resvg } from '@resvg/resvg-js'
import { buildRelease } from '../../catalog/release/build-release.ts'
import { writeBuiltRelease } from '../../catalog/release/built-release.ts'
import { readMadeSongs } from '../../catalog/songs/made-songs.ts'
import { builtinCategories } from '../../src/shared/categories.ts'
import { itemsAPage } from '../../src/shared/shelf-pages.ts'
import { newest, searchRows } from './catalogue.ts'

const assetsDir = 'node_modules/.cache/workerd-assets'

/** Real files for the ASSETS binding, laid out as the build does. */
export async function setup() {
  write('images/category/wedding.svg', drawing(64, 64))
  write('robots.txt', 'User-agent: *\nAllow: /\n')
  await writeBuiltRelease(path.join(assetsDir, 'builtin'), await shippedRelease())
  write('builtin/cards/lights.png', render(800, 1000))
  write('builtin/cards/lights-3f9a1c0b.png', render(300, 400))
  write('builtin/share/papercut-arch.3f9a1c0b.jpg', Uint8Array.of(0xff, 0xd8, 0x0d))
  write(
    'builtin/videos/lights.mp4',
    Uint8Array.from({ length: 1000 }, (_, index) => index % 256),
  )
}

/** Songs, a search index, and one shelf. */
async function shippedRelease() {
  const songs = (await readMadeSongs()).map(({ song }) => song)
  const shelves = { 'its-a-girl': longShelf() }
  const none = { cards: [], videos: [], videoList: [], gifs: [], withdrawn: [] }
  return buildRelease({
    ...none,
    categories: builtinCategories,
    songs,
    shelves,
    search: searchRows,
  })
}

/** Cards for two pages. */
function longShelf() {
  const [card] = newest
  if (!card) throw new RangeError('there is no design')
  return Array.from({ length: itemsAPage + 7 }, (_, index) => ({
    ...card,
    slug: `card-${index}`,
  }))
}

function drawing(widthPx: number, heightPx: number): string {
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${widthPx}" height="${heightPx}">` +
    '<rect width="100%" height="100%" fill="#14213d"/>' +
    '<circle cx="50%" cy="50%" r="30%" fill="#fca311"/></svg>'
  )
}

function render(widthPx: number, heightPx: number): Uint8Array {
  return new Resvg(drawing(widthPx, heightPx)).render().asPng()
}

function write(name: string, content: string | Uint8Array) {
  const file = path.join(assetsDir, name)
  mkdirSync(path.dirname(file), { recursive: true })
  writeFileSync(file, content)
}
