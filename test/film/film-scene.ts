import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import sharp from 'sharp'
import * as v from 'valibot'
import { loadFamily } from '#shared/art/families.ts'
import type { Size } from '#shared/art/family.ts'
import { paintArt } from '#shared/art/paints.ts'
import { printArt } from '#shared/art/print-art.ts'
import { CardSvg } from '#shared/card/card-svg.ts'
import type { CardLine } from '#shared/card/layout-card.ts'
import { cardDesignSchema } from '#shared/card.ts'
import type { CardDraft } from '#shared/draft.ts'
import type { Format } from '#shared/format.ts'
import type { Motion, PreparedScene, SceneNode, Sprite } from '#shared/scene/prepared-scene.ts'
import { cards } from '../../catalog/cards/cards.ts'
import { layOut } from '../../catalog/pictures/draw-card.ts'
import { outliner } from '../../catalog/pictures/outliner.ts'

export interface SceneWish {
  /** Slug of a card whose words have plain colours. */
  slug: string
  /** Format of the words' layout, in the middle of the page. */
  format: Format
  /** Size of the page; default: that of the format. */
  size?: Size
  values?: CardDraft['values']
  /** Scale of the page and everything on it; default: 1. */
  scale?: number
  photo?: true
  /** Only words. */
  overClip?: true
  durationMs: number
}

/** A scene and its sprites as JSON, with pictures as PNG in base64. */
export interface SceneFile {
  scene: PreparedScene
  sprites: readonly (readonly [id: string, sprite: Sprite<string>])[]
}

/** A scene of a card's own art and outlines; every kind of node moves and rests at the end. */
export async function makeScene(wish: SceneWish): Promise<SceneFile> {
  const { durationMs } = wish
  const { size, art, words } = await drawCard(wish)
  const sprites = new Map<string, Sprite<string>>()
  if (!wish.overClip) sprites.set('ground', await spriteOf(art))
  for (const [i, svg] of words.entries()) sprites.set(`words-${i}`, await spriteOf(svg))
  sprites.set('leaf', await spriteOf(leafSvg))
  if (wish.photo) sprites.set('photo', await makePhoto(size))
  const rising = words.map((_, i) => risingNode(`words-${i}`, 300 + i * 250, size))
  const nodes: SceneNode[] = [
    ...(wish.overClip ? [] : [{ kind: 'sprite', sprite: 'ground', motions: [] } as const]),
    ...(wish.photo ? [swayingNode('photo', size, durationMs)] : []),
    ...rising,
    {
      kind: 'glint',
      sprite: 'words-0',
      place: [
        { atMs: 1200, value: 0 },
        { atMs: durationMs - 800, value: 1 },
      ],
      widthPx: 160,
      strength: 0.5,
    },
    {
      kind: 'particles',
      sprites: ['leaf'],
      way: 'fall',
      count: 24,
      seed: 7,
      box: { x: 0, y: -60, width: size.widthPx, height: size.heightPx + 120 },
      fromMs: -8000,
      untilMs: durationMs - 1000,
      opacity: 0.9,
    },
  ]
  return { scene: { ...size, durationMs, camera: [], nodes }, sprites: [...sprites] }
}

/** The card's art and each of its lines, as SVG documents of the page's size. */
async function drawCard({ slug, format, size: own, scale = 1, values = {} }: SceneWish) {
  const design = v.parse(
    cardDesignSchema,
    cards.find((card) => card.slug === slug),
  )
  const layout = await layOut(design, { values, format })
  const box = own ?? layout.size
  const family = await loadFamily(design.art.family)
  const shiftPx = (box.widthPx - layout.size.widthPx) / 2
  const reserved = layout.reserved.map((box) => ({ ...box, x: box.x + shiftPx }))
  const { motif, seed } = design.art
  const art = paintArt(family.draw({ ...box, motif, seed, reserved }), layout.palette)
  const outlines = await outliner.outline(layout.lines)
  const size = { widthPx: box.widthPx * scale, heightPx: box.heightPx * scale }
  const open = (x: number) =>
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${x} 0 ${box.widthPx} ${box.heightPx}" width="${size.widthPx}" height="${size.heightPx}">`
  const paintLine = (line: CardLine, i: number) =>
    renderToStaticMarkup(
      createElement(CardSvg, {
        layout: { ...layout, lines: [line] },
        art: [],
        outlines: [outlines[i] ?? ''],
      }),
    ).replace(/^<svg[^>]*>/, open(-shiftPx))
  return { size, art: `${open(0)}${printArt(art)}</svg>`, words: layout.lines.map(paintLine) }
}

function svgOf({ widthPx, heightPx }: Size, content: string): string {
  const size = `width="${widthPx}" height="${heightPx}"`
  return `<svg xmlns="http://www.w3.org/2000/svg" ${size}>${content}</svg>`
}

const leafSvg = svgOf(
  { widthPx: 44, heightPx: 28 },
  '<path fill="#d9a441" d="M2 14C12-2 32-2 42 14 32 30 12 30 2 14"/>',
)

/** The visible part of the picture. */
async function spriteOf(svg: string): Promise<Sprite<string>> {
  const { data, info } = await sharp(Buffer.from(svg)).trim({ threshold: 0 }).png().toBuffer({
    resolveWithObject: true,
  })
  return {
    picture: data.toString('base64'),
    x: -(info.trimOffsetLeft ?? 0),
    y: -(info.trimOffsetTop ?? 0),
    widthPx: info.width,
    heightPx: info.height,
  }
}

/** With the fine grain and the edges of a real photo. */
async function makePhoto(size: Size): Promise<Sprite<string>> {
  const width = Math.round(size.widthPx * 0.3)
  const height = Math.round(width * 0.75)
  const grain = { create: { width, height, channels: 3, background: '#7f8f9f' } as const }
  const noise = { type: 'gaussian', mean: 128, sigma: 24 } as const
  const house = svgOf(
    { widthPx: width, heightPx: height },
    `<path fill="#b5533c" fill-opacity=".8" d="M${width / 4} ${height / 2}h${width / 2}v${height / 2}h${-width / 2}z"/>`,
  )
  const picture = await sharp({ create: { ...grain.create, noise } })
    .composite([{ input: Buffer.from(house) }])
    .png()
    .toBuffer()
  const [x, y] = [Math.round((size.widthPx - width) / 2), Math.round(size.heightPx * 0.06)]
  return { picture: picture.toString('base64'), x, y, widthPx: width, heightPx: height }
}

function risingNode(sprite: string, fromMs: number, { widthPx, heightPx }: Size): SceneNode {
  const untilMs = fromMs + 700
  const motion: Motion = {
    pivot: { x: widthPx / 2, y: heightPx / 2 },
    tracks: {
      y: [
        { atMs: fromMs, value: 40 },
        { atMs: untilMs, value: 0, ease: 'cubic-out' },
      ],
      opacity: [
        { atMs: fromMs, value: 0 },
        { atMs: untilMs, value: 1 },
      ],
    },
  }
  return { kind: 'sprite', sprite, motions: [motion] }
}

function swayingNode(sprite: string, { widthPx }: Size, durationMs: number): SceneNode {
  const motion: Motion = {
    pivot: { x: widthPx / 2, y: 0 },
    tracks: {
      turn: [
        { atMs: 0, value: -6 },
        { atMs: durationMs - 1000, value: 4, ease: 'sine-in-out' },
      ],
    },
  }
  return {
    kind: 'sprite',
    sprite,
    motions: [motion],
    reveal: {
      from: 'left',
      shown: [
        { atMs: 0, value: 0 },
        { atMs: 900, value: 1 },
      ],
    },
  }
}
