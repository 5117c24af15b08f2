import type { Size } from './art/family.ts'

/** Formats of a video: a WhatsApp status, a square, a screen. */
export const videoFormats = ['status', 'square', 'wide'] as const
export type VideoFormat = (typeof videoFormats)[number]

export const formats = ['status', 'square', 'portrait', 'print'] as const
export type Format = (typeof formats)[number]

/** Page sizes of card formats, px: a WhatsApp status, a square, a portrait, 5x7 in at 300 dpi. */
export const formatSizes: Readonly<Record<Format, Size>> = {
  status: { widthPx: 1080, heightPx: 1920 },
  square: { widthPx: 1080, heightPx: 1080 },
  portrait: { widthPx: 1080, heightPx: 1350 },
  print: { widthPx: 1500, heightPx: 2100 },
}
