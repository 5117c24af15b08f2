const ELLIPSIS = '\u2026'

/**
 * Lays out a text, or as much of it as fits with an ellipsis. It cuts after whole words if at least
 * one fits, else after whole letters.
 *
 * @example cutToFit('שלמה המלך', lay) // lay('שלמה…')
 */
export function cutToFit<Laid extends { fits: boolean }>(
  text: string,
  lay: (part: string) => Laid,
): Laid {
  const whole = lay(text)
  if (whole.fits) return whole
  const cutAt = (ends: RegExp) =>
    longestThatFits(
      [...text.matchAll(ends)].map(({ index }) => text.slice(0, index).trimEnd() + ELLIPSIS),
      lay,
    )
  return cutAt(/(?<=\S)\s/gu) ?? cutAt(/(?<=\S)\P{M}/gu) ?? lay(ELLIPSIS)
}

function longestThatFits<Laid extends { fits: boolean }>(
  parts: readonly string[],
  lay: (part: string) => Laid,
): Laid | undefined {
  let best: Laid | undefined
  let low = 0
  let high = parts.length
  while (low < high) {
    const middle = (low + high) >> 1
    const laid = lay(parts[middle] ?? '')
    if (laid.fits) {
      best = laid
      low = middle + 1
    } else {
      high = middle
    }
  }
  return best
}
