/** A colour as #rrggbb. */
export type Hex = `#${string}`

export function isHex(colour: string): colour is Hex {
  return colour.startsWith('#')
}

/** Red, green and blue, 0 to 255. */
export type Rgb = readonly [number, number, number]

/**
 * A hex colour's channels.
 *
 * @throws RangeError when it is not #rrggbb
 * @example parseHex('#ff8000') // [255, 128, 0]
 */
export function parseHex(colour: string): Rgb {
  if (!/^#[0-9a-f]{6}$/i.test(colour)) throw new RangeError(`colour '${colour}' is not #rrggbb`)
  const channel = (at: number) => Number.parseInt(colour.slice(at, at + 2), 16)
  return [channel(1), channel(3), channel(5)]
}

/**
 * Channels as a colour, each rounded.
 *
 * @example toHex([255, 127.6, 0]) // '#ff8000'
 */
export function toHex(channels: readonly number[]): Hex {
  return `#${channels.map((channel) => Math.round(channel).toString(16).padStart(2, '0')).join('')}`
}

/**
 * The ratio of two colours' luminances by WCAG 2, from 1 to 21.
 *
 * @throws RangeError when one is not #rrggbb
 * @example contrastRatio('#000000', '#ffffff') // 21
 */
export function contrastRatio(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a)
  return (light + 0.05) / (dark + 0.05)
}

/**
 * Two colours mixed; `share` is that of the second, 0 to 1.
 *
 * @throws RangeError when one is not #rrggbb
 * @example mixColours('#000000', '#ffffff', 0.2) // '#333333'
 */
export function mixColours(one: string, other: string, share: number): Hex {
  const second = parseHex(other)
  return toHex(parseHex(one).map((channel, i) => channel + ((second[i] ?? 0) - channel) * share))
}

/**
 * A colour multiplied by itself: deeper, but not greyer.
 *
 * @throws RangeError when it is not #rrggbb
 * @example deepen('#808080') // '#5b5b5b'
 */
export function deepen(colour: string): Hex {
  return toHex(parseHex(colour).map((channel) => channel ** 1.5 / 255 ** 0.5))
}

function luminance(colour: string): number {
  const [r, g, b] = parseHex(colour).map((channel) => {
    const part = channel / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  }) as unknown as Rgb
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}
