/**
 * Frames in which a pixel keeps the colour that it shows while its own is near. A GIF stores no pixel
 * that stays, so it is smaller; no pixel ever differs from its own colour by more than that.
 *
 * @param frames indexes of the palette
 * @param palette 0xrrggbb
 * @param most difference of each channel, 0 to 255
 */
export function holdColours(
  frames: readonly Uint8Array[],
  palette: readonly number[],
  most: number,
): Uint8Array[] {
  if (most === 0) return [...frames]
  const size = palette.length
  const near = Uint8Array.from({ length: size * size }, (_, i) =>
    isNear(palette[Math.floor(i / size)] ?? 0, palette[i % size] ?? 0, most) ? 1 : 0,
  )
  const held: Uint8Array[] = []
  for (const frame of frames) {
    const shown = held.at(-1)
    held.push(
      shown
        ? frame.map((index, i) => (near[size * index + (shown[i] ?? 0)] ? (shown[i] ?? 0) : index))
        : frame,
    )
  }
  return held
}

function isNear(one: number, other: number, most: number): boolean {
  return [16, 8, 0].every((shift) => {
    return Math.abs(((one >> shift) & 255) - ((other >> shift) & 255)) <= most
  })
}
