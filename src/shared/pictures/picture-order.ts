import type { Size } from '../art/family.ts'
import { sharePictureSize, widestFormat } from '../card/share-picture.ts'
import type { CardDesign, CardDocument } from '../card.ts'
import { type Format, formatSizes } from '../format.ts'
import type { ImageFile } from '../image-url.ts'

/** A picture of a card: its own, one in another format, or its share picture. */
export interface PictureOrder {
  design: CardDesign
  use: PictureUse
  format: Format
}

export const pictureUses = ['own', 'other', 'share'] as const
export type PictureUse = (typeof pictureUses)[number]

/** A picture that a document names. */
export interface NamedPicture extends ImageFile, PictureOrder {}

/** As wide as the page of a status. */
const fullWidthPx = 1080
/** On shelves with one format, two or three in a row. */
const shelfWidthPx = 640

/** Every picture of a card, its own first. */
export function ordersOf(design: CardDesign): PictureOrder[] {
  const pages = design.formats.map((format, i) => {
    return { design, use: i === 0 ? 'own' : 'other', format } as const
  })
  return [...pages, { design, use: 'share', format: widestFormat(design) }]
}

export function folderOf({ use }: PictureOrder): 'cards' | 'share' {
  return use === 'share' ? 'share' : 'cards'
}

/** Its own format and the status are full pages, which visitors can save as they are. */
export function pictureSize({ use, format }: PictureOrder): Size {
  if (use === 'share') return sharePictureSize
  const page = formatSizes[format]
  const widthPx = use === 'own' || format === 'status' ? fullWidthPx : shelfWidthPx
  return { widthPx, heightPx: Math.round((page.heightPx * widthPx) / page.widthPx) }
}

/** Hexadecimal digits of a picture's key that its name holds. */
const keyDigits = 16

/**
 * The name of a picture's file. It is known before the picture is drawn.
 *
 * @param key of everything that the picture depends on, hexadecimal
 * @example pictureFile({ design: papercutArch, use: 'other', format: 'square' }, '3f9a1c0b3f9a1c0b')
 *   // 'papercut-arch-square.3f9a1c0b3f9a1c0b.jpg'
 */
export function pictureFile({ design, use, format }: PictureOrder, key: string): string {
  const name = use === 'other' ? `${design.slug}-${format}` : design.slug
  return `${name}.${key.slice(0, keyDigits)}.${use === 'own' ? 'png' : 'jpg'}`
}

const filePattern = /^([a-z0-9-]+)\.[0-9a-f]{16}\.(png|jpg)$/

/**
 * The slug of the card that a file can be a picture of; undefined for names of other files.
 *
 * @example slugOfPicture({ folder: 'cards', file: 'papercut-arch-square.3f9a1c0b3f9a1c0b.jpg' })
 *   // 'papercut-arch'
 */
export function slugOfPicture({ folder, file }: ImageFile): string | undefined {
  const [, name = '', extension] = filePattern.exec(file) ?? []
  if (folder === 'share') return extension === 'jpg' ? name : undefined
  if (folder !== 'cards') return undefined
  if (extension === 'png') return name
  const [, slug] = formatPattern.exec(name) ?? []
  return slug
}

const formatPattern = new RegExp(`^(.+)-(?:${Object.keys(formatSizes).join('|')})$`)

/** The part of a document that names pictures. */
export type PictureNames = Pick<CardDocument, 'design' | 'formatPictures' | 'sharePicture'>

/** The pictures that a document names; files without a key in their names are not drawn. */
export function picturesOf({ design, formatPictures, sharePicture }: PictureNames): NamedPicture[] {
  const pages = formatPictures.map(({ format, picture: { file } }): NamedPicture => {
    const use = format === design.formats[0] ? 'own' : 'other'
    return { folder: 'cards', file, design, use, format }
  })
  const shared: NamedPicture[] = sharePicture
    ? [
        {
          folder: 'share',
          file: sharePicture.file,
          design,
          use: 'share',
          format: widestFormat(design),
        },
      ]
    : []
  return [...pages, ...shared].filter((picture) => slugOfPicture(picture) === design.slug)
}
