import classes from './envelope.module.css'

/** In units of the drawing: px of an envelope 360 wide and 217 high. */
interface Point {
  x: number
  y: number
}

const viewBox = '0 0 360 217'
const tip = { x: 180, y: 80 }
const flapEdge = [
  ...scallops([6, 4], [50, 56], 5),
  ...scallops([50, 56], [tip.x, tip.y], 9),
  ...scallops([tip.x, tip.y], [310, 56], 9),
  ...scallops([310, 56], [354, 4], 5),
]
const arcs = flapEdge.map(({ arc }) => arc).join('')
const flap = `M6 0a6 6 0 0 0-6 6l6-2${arcs}l6 2a6 6 0 0 0-6-6z`

/** The lined inside of an envelope, behind the card. */
export function EnvelopeBack() {
  return (
    <svg className={`${classes.part} ${classes.back}`} viewBox={viewBox} aria-hidden>
      <rect className={classes.sheet} width="360" height="217" rx="5" />
      <path className={classes.lining} d="M0 6a6 6 0 0 1 6-6h348a6 6 0 0 1 6 6l-180 72z" />
    </svg>
  )
}

/** The part in front of the card: three sides folded in. */
export function EnvelopePocket() {
  return (
    <svg className={`${classes.part} ${classes.pocket}`} viewBox={viewBox} aria-hidden>
      <path
        className={classes.paper}
        d="M0.5 6l179.5 69 179.5-69v205.5a5 5 0 0 1-5 5h-349a5 5 0 0 1-5-5z"
      />
      <path className={classes.fold} d="M2.5 214.500l51-44.500M357.500 214.500l-51-44.500" />
    </svg>
  )
}

/** The scalloped and pierced flap, with a rosette that seals it. */
export function EnvelopeFlap() {
  return (
    <svg className={`${classes.part} ${classes.flap}`} viewBox={viewBox} aria-hidden>
      <path className={classes.shade} d={flap} transform="translate(0 1.5)" />
      <path className={classes.paper} d={flap} />
      {flapEdge.map(({ hole }) => (
        <circle key={hole.x} className={classes.hole} cx={hole.x} cy={hole.y} r="1.9" />
      ))}
      <g className={classes.seal}>
        <path d={rosette({ x: tip.x, y: 72 }, 17)} />
        <circle className={classes.sealRing} cx={tip.x} cy="72" r="11" />
      </g>
    </svg>
  )
}

type Corner = readonly [x: number, y: number]

/** Half circles along a line, bulging to its right, each with the centre of its hole. */
function scallops([fromX, fromY]: Corner, [toX, toY]: Corner, count: number) {
  const dx = (toX - fromX) / count
  const dy = (toY - fromY) / count
  const radius = Math.hypot(dx, dy) / 2
  return Array.from({ length: count }, (_, index) => ({
    arc: `a${round(radius)} ${round(radius)} 0 0 0 ${round(dx)} ${round(dy)}`,
    hole: {
      x: round(fromX + dx * (index + 0.5) - dy * 0.04),
      y: round(fromY + dy * (index + 0.5) + dx * 0.04),
    },
  }))
}

/** A ring of twelve scallops. */
function rosette({ x, y }: Point, radius: number): string {
  const petals = 12
  const points = Array.from({ length: petals + 1 }, (_, index) => {
    const angle = (2 * Math.PI * index) / petals
    return `${round(x + radius * Math.cos(angle))} ${round(y + radius * Math.sin(angle))}`
  })
  const petal = round(radius * Math.sin(Math.PI / petals))
  return `M${points.join(`A${petal} ${petal} 0 0 1 `)}z`
}

function round(value: number): number {
  return Math.round(value * 100) / 100
}
