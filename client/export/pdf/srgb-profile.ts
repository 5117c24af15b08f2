/**
 * The colour space sRGB as an ICC profile of version 2, made of the numbers of its standard, so it
 * carries no licence of others. The same bytes each time.
 *
 * @see ICC.1:2001-04; IEC 61966-2-1
 */
export function srgbProfile(): Blob {
  const curve = toneCurve()
  // The primaries of sRGB, adapted to D50.
  const tags: readonly (readonly [name: string, data: Uint8Array<ArrayBuffer>])[] = [
    ['desc', description('sRGB IEC61966-2.1')],
    ['cprt', text('No copyright, use freely')],
    ['wtpt', xyz(0.9642, 1, 0.8249)],
    ['rXYZ', xyz(0.43607, 0.22249, 0.01392)],
    ['gXYZ', xyz(0.38515, 0.71687, 0.09708)],
    ['bXYZ', xyz(0.14307, 0.06061, 0.7141)],
    ['rTRC', curve],
    ['gTRC', curve],
    ['bTRC', curve],
  ]
  let offset = headerSize + 4 + 12 * tags.length
  const places = new Map<Uint8Array<ArrayBuffer>, number>()
  for (const [, data] of tags) {
    if (places.has(data)) continue
    places.set(data, offset)
    offset += data.length
  }
  const table = tags.flatMap(([name, data]) => [
    ...codes(name),
    ...word(places.get(data) ?? 0),
    ...word(data.length),
  ])
  const head = new Uint8Array([...header(offset), ...word(tags.length), ...table])
  return new Blob([head, ...places.keys()])
}

const headerSize = 128

function header(size: number): number[] {
  const start = [...word(size), 0, 0, 0, 0, 2, 0x40, 0, 0]
  const kinds = codes('mntrRGB XYZ ')
  // No date, so that the bytes stay the same.
  const date = Array<number>(12).fill(0)
  date[1] = 1
  const rest = [...codes('acsp'), ...Array<number>(28).fill(0)]
  const illuminant = [...fixed(0.9642), ...fixed(1), ...fixed(0.8249)]
  const bytes = [...start, ...kinds, ...date, ...rest, ...illuminant]
  return [...bytes, ...Array<number>(headerSize - bytes.length).fill(0)]
}

/** 1024 values, as in the usual profiles of sRGB. */
function toneCurve(): Uint8Array<ArrayBuffer> {
  const values = Array.from({ length: 1024 }, (_, i) => {
    const value = i / 1023
    const linear = value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
    return Math.round(linear * 65535)
  })
  const units = values.flatMap((value) => [value >> 8, value & 255])
  return padded([...codes('curv'), 0, 0, 0, 0, ...word(values.length), ...units])
}

function description(words: string): Uint8Array<ArrayBuffer> {
  const ascii = [...word(words.length + 1), ...codes(words), 0]
  // No Unicode and no Macintosh text.
  return padded([...codes('desc'), 0, 0, 0, 0, ...ascii, ...Array<number>(78).fill(0)])
}

function text(words: string): Uint8Array<ArrayBuffer> {
  return padded([...codes('text'), 0, 0, 0, 0, ...codes(words), 0])
}

function xyz(...values: number[]): Uint8Array<ArrayBuffer> {
  return padded([...codes('XYZ '), 0, 0, 0, 0, ...values.flatMap(fixed)])
}

function padded(bytes: number[]): Uint8Array<ArrayBuffer> {
  return new Uint8Array([...bytes, ...Array<number>((4 - (bytes.length % 4)) % 4).fill(0)])
}

function fixed(value: number): number[] {
  return word(Math.round(value * 65536))
}

function word(value: number): number[] {
  return [24, 16, 8, 0].map((shift) => (value >> shift) & 255)
}

function codes(words: string): number[] {
  return [...words].map((letter) => letter.charCodeAt(0))
}
