/** Lines of a block: of one long window, or of eight short ones. */
export const blockLines = 1024
export const shortWindows = 8
export const shortLines = blockLines / shortWindows

/** Lines of each scale factor band at 48 and 44.1 kHz (ISO/IEC 14496-3, 4.5.4). */
export const longBands: readonly number[] = [
  ...runs([10, 4], [7, 8], [4, 12], [2, 16], [2, 20], [2, 24], [2, 28], [19, 32]),
  96,
]
/** The same of a short window. */
export const shortBands: readonly number[] = runs([5, 4], [3, 8], [3, 12], [3, 16])

function runs(...parts: readonly (readonly [count: number, lines: number])[]): number[] {
  return parts.flatMap(([count, lines]) => Array<number>(count).fill(lines))
}
