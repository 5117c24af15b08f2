import classes from './envelope.module.css'

/** In units of the drawing: px of an envelope 360 wide. */
interface Point {
  x: number
  y: number
}

const viewBox = '0 0 360 240'
const scallopsOfSide = 9
const corners = { left: { x: 6, y: 0 }, tip: { x: 180, y: 142 }, right: { x: 354, y: 0 } }
const flapEdge = [...scallops(corners.left, corners.tip), ...scallops(corners.tip, corners.right)]
const flap = `M6 0${flapEdge.map(({ arc }) => arc).join('')}z`

/** The inside of an envelope, behind the card. */
export function EnvelopeBack() {
  return (
    <svg className={`${classes.part} ${classes.back}`} viewBox={viewBox} aria-hidden>
      <rect className={classes.lining} width="360" height="240" rx="5" />
    </svg>
  )
}

/** The part in front of the card: three sides folded in. */
export function EnvelopePocket() {
  return (
    <svg className={`${classes.part} ${classes.pocket}`} viewBox={viewBox} aria-hidden>
      <path
        className={classes.paper}
        d="M0 5l180 128 180-128v230a5 5 0 0 1-5 5h-350a5 5 0 0 1-5-5z"
      />
      <path className={classes.fold} d="M2 238l150-125M358 238l-150-125" />
    </svg>
  )
}

/** The scalloped and pierced flap, with a rosette that seals it. */
export function EnvelopeFlap() {
  return (
    <svg className={`${classes.part} ${classes.flap}`} viewBox={viewBox} aria-hidden>
      <path className={classes.shade} d={flap} transform="translate(0 4)" />
      <path className={classes.paper} d={flap} />
      {flapEdge.map(({ hole }) => (
        <circle key={hole.x} className={classes.hole} cx={hole.x} cy={hole.y} r="2.2" />
      ))}
      <path className={classes.seal} d={rosette({ x: 180, y: 122 }, 22)} />
      <circle className={classes.sealRing} cx="180" cy="122" r="14" />
    </svg>
  )
}

/** Half circles along a line, bulging to its right, each with the centre of its hole. */
function scallops(from: Point, to: Point) {
  const dx = (to.x - from.x) / scallopsOfSide
  const dy = (to.y - from.y) / scallopsOfSide
  const radius = Math.hypot(dx, dy) / 2
  return Array.from({ length: scallopsOfSide }, (_, index) => ({
    arc: `a${radius.toFixed(2)} ${radius.toFixed(2)} 0 0 0 ${dx.toFixed(2)} ${dy.toFixed(2)}`,
    hole: {
      x: round(from.x + dx * (index + 0.5) - dy * 0.12),
      y: round(from.y + dy * (index + 0.5) + dx * 0.12),
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
