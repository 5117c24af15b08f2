import type { Matrix } from '#shared/art/path.ts'
import type { CardLayout } from '#shared/card/layout-card.ts'
import type { CardAssets } from '#shared/card/paint-objects.ts'
import type { CardObject } from '#shared/card/place-objects.ts'
import { turnedBounds } from '#shared/card/turned-box.ts'
import { rgbOf } from './gradient-pattern.ts'
import { pathOperators } from './path-operators.ts'
import { pdfNumbers } from './write-pdf.ts'

/** A QR code of a card as filled paths. */
export interface VectorCode {
  /** From the paths to px of the card's page. */
  matrix: Matrix
  /** SVG path data and its colour, hex, the lowest first. */
  paths: readonly { data: string; fill: string }[]
}

/**
 * The QR codes of a card that a PDF can fill above its picture, and all other photos and stickers,
 * which are in the picture. A code that lies under another object stays in the picture with it.
 */
export function liftCodes(
  { objects, size }: Pick<CardLayout, 'objects' | 'size'>,
  stickers: CardAssets['stickers'] = {},
): { codes: VectorCode[]; objects: readonly CardObject[] } {
  const drawn = objects.map((object) => {
    const drawing =
      object.kind === 'sticker' && Object.hasOwn(stickers, object.sticker)
        ? stickers[object.sticker]
        : undefined
    const width = Math.max(object.width, (drawing?.leastWidth ?? 0) * size.widthPx)
    const height = object.kind === 'sticker' ? width : object.height
    return { object, drawing, width, bounds: turnedBounds({ ...object, width, height }) }
  })
  const codes = new Map<CardObject, VectorCode>()
  drawn.forEach(({ object, drawing, width, bounds }, i) => {
    if (!drawing?.paths) return
    const isUnder = drawn.slice(i + 1).some((other) => meet(bounds, other.bounds))
    if (isUnder) return
    codes.set(object, { matrix: matrixOf(object, width, drawing.viewBox), paths: drawing.paths })
  })
  return { codes: [...codes.values()], objects: objects.filter((object) => !codes.has(object)) }
}

/** Fills the codes, in px of the card's page. */
export function codeOperators(codes: readonly VectorCode[]): string[] {
  return codes.map(({ matrix, paths }) => {
    const filled = paths.map(
      ({ data, fill }) => `${pdfNumbers(rgbOf(fill))} rg ${pathOperators(data)} f`,
    )
    return `q ${pdfNumbers(matrix, 6)} cm ${filled.join(' ')} Q`
  })
}

function meet(one: ReturnType<typeof turnedBounds>, other: typeof one): boolean {
  return (
    one.x < other.x + other.width &&
    other.x < one.x + one.width &&
    one.y < other.y + other.height &&
    other.y < one.y + one.height
  )
}

/** The middle of the view box comes to the place of the object, turned and scaled about it. */
function matrixOf({ x, y, turn }: CardObject, width: number, viewBox: string): Matrix {
  const [left = 0, top = 0, side = 1] = viewBox.split(' ').map(Number)
  const scale = width / side
  const angle = (turn * Math.PI) / 180
  const [cos, sin] = [scale * Math.cos(angle), scale * Math.sin(angle)]
  const [middleX, middleY] = [left + side / 2, top + side / 2]
  return [
    ...([cos, sin, -sin, cos] as const),
    x - cos * middleX + sin * middleY,
    y - sin * middleX - cos * middleY,
  ]
}
