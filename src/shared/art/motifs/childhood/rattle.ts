import {
  circlePath,
  ellipsePath,
  orient,
  type Path,
  placement,
  rectPath,
  type Segment,
  transformPath,
} from '../../path.ts'
import { body, detail, readPath, standing, symmetric } from '../drawn.ts'
import type { Motif } from '../motif.ts'

/** A rattle that leans to the right: a ball with a band of stars, beads on its stick, and a ring. */
export function rattle(): Motif {
  return standing('rattle', [
    body('gold', leaning([...circlePath(0, -22, 25), ...orient(circlePath(0, -22, 14), 'hole')])),
    body('wood', leaning(rectPath(-6.5, -112, 13, 68))),
    body('gold', leaning(ellipsePath(0, -48, 13, 9))),
    body('flower', leaning(ellipsePath(0, -66, 15, 10))),
    body('gold', leaning(ellipsePath(0, -84, 13, 9))),
    body('cloth', leaning(circlePath(0, -152, 54))),
    detail('paper', leaning(readPath(band))),
    detail('fruit', leaning(stars)),
    detail('cloth', leaning(readPath(gloss)), 'light'),
    body('gold', leaning(symmetric('M0 -108L20 -105C26 -104 26 -93 20 -92L0 -90'))),
  ])
}

function leaning(path: Path): Path {
  return transformPath(path, placement(0, 0, 0.6))
}

const band =
  'M-53 -164C-28 -150 28 -150 53 -164C55 -152 54 -142 52 -136C28 -122 -28 -122 -52 -136C-54 -142 -55 -152 -53 -164Z'

const gloss = 'M-36 -174C-34 -185 -26 -193 -15 -196C-17 -187 -26 -178 -36 -174Z'

/** Of five points, along the band. */
const stars: Path = (
  [
    [-36, -145],
    [-12, -141],
    [12, -141],
    [36, -145],
  ] as const
).flatMap(([x, y]) => {
  const points = Array.from({ length: 10 }, (_, i) => {
    const [angle, reach] = [(i * Math.PI) / 5 - Math.PI / 2, i % 2 === 0 ? 9 : 3.8]
    return [x + reach * Math.cos(angle), y + reach * Math.sin(angle)] as const
  })
  return [...points.map((point, i): Segment => [i === 0 ? 'M' : 'L', ...point]), ['Z']] as Path
})
