import type { Move } from './motion.ts'

/** The one leaf of foil over the card goes by under all that is stamped, and comes round again. */
export function glint(): Move {
  return (svg, turn) =>
    svg.replace(
      /(<linearGradient id="foil-leaf" [^>]*x2=")([\d.]+)(" y2=")([\d.]+)"/,
      (_, head: string, x: string, middle: string, y: string) => {
        const by = `translate(${(Number(x) * turn).toFixed(2)} ${(Number(y) * turn).toFixed(2)})`
        return `${head}${x}${middle}${y}" spreadMethod="repeat" gradientTransform="${by}"`
      },
    )
}
