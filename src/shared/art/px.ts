/**
 * A number for an attribute: one decimal.
 *
 * @example px(3.14159) // 3.1
 */
export function px(length: number): number {
  return Math.round(length * 10) / 10
}
