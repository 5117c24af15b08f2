import { type Hex, parseHex, type Rgb, toHex } from '#shared/art/hex-colour.ts'

/**
 * A colour by how light it looks (0 to 1), how strong (0 to about 0.3), and its hue in degrees.
 *
 * @see https://bottosson.github.io/posts/oklab/
 */
export interface Oklch {
  light: number
  chroma: number
  hue: number
}

export function toOklch(rgb: Rgb): Oklch {
  const [r, g, b] = rgb.map(linear) as unknown as Rgb
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
  const light = 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s
  const a = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s
  const blue = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s
  const hue = (Math.atan2(blue, a) * 180) / Math.PI
  return { light, chroma: Math.hypot(a, blue), hue: (hue + 360) % 360 }
}

export function hexToOklch(hex: string): Oklch {
  return toOklch(parseHex(hex))
}

/** The nearest colour that a screen can show: of the same lightness and hue, but weaker. */
export function oklchToHex({ light, chroma, hue }: Oklch): Hex {
  let [least, most] = [0, chroma]
  if (isShown(channelsOf({ light, chroma, hue }))) least = chroma
  else {
    for (let i = 0; i < 16; i++) {
      const middle = (least + most) / 2
      if (isShown(channelsOf({ light, chroma: middle, hue }))) least = middle
      else most = middle
    }
  }
  return toHex(channelsOf({ light, chroma: least, hue }).map((part) => 255 * encoded(clamp(part))))
}

function channelsOf({ light, chroma, hue }: Oklch): number[] {
  const angle = (hue * Math.PI) / 180
  const [a, b] = [chroma * Math.cos(angle), chroma * Math.sin(angle)]
  const l = (light + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const m = (light - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const s = (light - 0.0894841775 * a - 1.291485548 * b) ** 3
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ]
}

function isShown(channels: readonly number[]): boolean {
  return channels.every((part) => part >= -0.0005 && part <= 1.0005)
}

function clamp(part: number): number {
  return Math.min(1, Math.max(0, part))
}

function linear(channel: number): number {
  const part = channel / 255
  return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
}

function encoded(part: number): number {
  return part <= 0.0031308 ? 12.92 * part : 1.055 * part ** (1 / 2.4) - 0.055
}

/** Degrees between two hues, 0 to 180. */
export function hueDistance(one: number, other: number): number {
  const apart = Math.abs(one - other) % 360
  return Math.min(apart, 360 - apart)
}
