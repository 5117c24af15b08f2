import type { Point } from '../../path.ts'
import type { Recipe, Spray } from './garden.ts'

/** A spray along a line, with the leaves and heads of a recipe. */
export function sprayOf(recipe: Recipe, line: readonly Point[], leaf: number): Spray {
  const { spray, hues, young, leafScale = 1, gap = 0.56, along = [] } = recipe
  return {
    line,
    width: leaf * 0.1,
    leaf: leaf * leafScale,
    kind: spray,
    hues,
    young,
    gap,
    along,
  }
}

/** Points in units from x, y, x, y ... in hundredths of a plot. */
export function pointsOf(
  sheet: { width: number; height: number },
  numbers: readonly number[],
): Point[] {
  return Array.from({ length: numbers.length / 2 }, (_, i) => ({
    x: ((numbers[2 * i] ?? 0) * sheet.width) / 100,
    y: ((numbers[2 * i + 1] ?? 0) * sheet.height) / 100,
  }))
}
