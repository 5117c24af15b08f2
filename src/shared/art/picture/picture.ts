import { type ArtPicture, pictureFamilyName } from '../../art-picture.ts'
import { formatSizes, formats } from '../../format.ts'
import { groundUrl } from '../../image-url.ts'
import { type Art, image, named, rect } from '../art.ts'
import { type ArtFamily, printBleedPx, type Size } from '../family.ts'
import { paintsOf } from '../paints.ts'
import { px } from '../px.ts'
import { colour } from '../shapes.ts'
import { drawPlate, drawVeil, wordsBox } from './behind-words.ts'

/** Its only motif: the picture is the same whatever it shows. */
export const pictureMotif = 'picture'

/** The family of one design: an artist's picture with room for words. */
export function pictureFamily(picture: ArtPicture): ArtFamily {
  const paints = paintsOf(picture.palettes)
  return {
    name: pictureFamilyName,
    motifs: [pictureMotif],
    palettes: picture.palettes,
    textArea(size) {
      const { crop: _, ...area } = placeOf(picture, size)
      return area
    },
    draw({ reserved, widthPx, heightPx }) {
      const size = { widthPx, heightPx }
      const { text, header } = placeOf(picture, size)
      const box = wordsBox(reserved, { text, header, size })
      const { behind, cover } = picture
      return [
        drawGround(picture, size, colour(paints, 'ground')),
        behind === 'veil' && box
          ? named('scrim', drawVeil(box, { size, cover, fill: colour(paints, 'veil') }))
          : [],
        behind === 'plate' && box
          ? named(
              'sheet',
              drawPlate(box, {
                ...{ size, cover },
                fill: colour(paints, 'veil'),
                line: colour(paints, 'line'),
              }),
            )
          : [],
      ]
    },
  }
}

const shares = { start: 'Min', middle: 'Mid', end: 'Max' } as const

/** Covers the page and its bleed; a flat colour stands in until the picture has loaded. */
function drawGround(picture: ArtPicture, size: Size, fill: ReturnType<typeof colour>): Art {
  const { crop } = placeOf(picture, size)
  const page = {
    x: -printBleedPx,
    y: -printBleedPx,
    width: px(size.widthPx + 2 * printBleedPx),
    height: px(size.heightPx + 2 * printBleedPx),
  }
  const share = shares[crop]
  const preserveAspectRatio = `x${share}Y${share} slice` as const
  return [rect({ ...page, fill }), image(groundUrl(picture.file), { ...page, preserveAspectRatio })]
}

/** @throws RangeError for a size of no format */
function placeOf({ places }: ArtPicture, { widthPx, heightPx }: Size) {
  const format = formats.find(
    (one) => formatSizes[one].widthPx === widthPx && formatSizes[one].heightPx === heightPx,
  )
  if (!format) throw new RangeError(`no format of ${widthPx}x${heightPx} px`)
  return places[format]
}
