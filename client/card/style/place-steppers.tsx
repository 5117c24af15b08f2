import type { CardPart } from '#shared/card/card-parts.ts'
import type { CardLayout } from '#shared/card/layout-card.ts'
import type { CardDraft } from '#shared/draft.ts'
import { editorStrings } from '#shared/i18n/editor-strings.ts'
import type { EditDraft } from '../../drafts/draft-session.ts'
import { useStrings } from '../../ui/use-strings.ts'
import { type Pose, poseOf, withPose } from '../handles/pose.ts'
import { Stepper } from './stepper.tsx'

interface PlaceSteppersProps {
  part: CardPart
  page: CardLayout['size']
  draft: CardDraft
  onEdit: EditDraft
}

/** Size in percent. */
export function SizeStepper(props: PlaceSteppersProps) {
  const words = useStrings(editorStrings)
  const { part } = props
  const posing = poseIn(props)
  if (!posing || part.kind === 'room') return null
  const { pose, change } = posing
  const { min, max, whole } = sizeRange[part.kind]
  return (
    <Stepper
      label={words.size}
      unit={words.percent}
      value={percentOf(pose.size, whole)}
      {...{ step: 5, min, max }}
      onChange={(to) => change({ size: (to * whole) / 100 })}
    />
  )
}

/** Dragging by numbers: the middle of the part in percent of the page, and its turn. */
export function PlaceSteppers(props: PlaceSteppersProps) {
  const words = useStrings(editorStrings)
  const { part, page } = props
  const posing = poseIn(props)
  if (!posing) return null
  const { pose, change } = posing
  const across = percentOf(part.x, page.widthPx)
  const down = percentOf(part.y, page.heightPx)
  return (
    <>
      <Stepper
        label={words.across}
        unit={words.percent}
        value={across}
        {...{ step: 1, min: 0, max: 100 }}
        onChange={(to) => change({ x: pose.x + (to - across) / 100 })}
      />
      <Stepper
        label={words.down}
        unit={words.percent}
        value={down}
        {...{ step: 1, min: 0, max: 100 }}
        onChange={(to) => change({ y: pose.y + (to - down) / 100 })}
      />
      <Stepper
        label={words.turn}
        unit={words.degrees}
        value={pose.turn}
        {...{ step: 5, min: -180, max: 180 }}
        onChange={(turn) => change({ turn })}
      />
    </>
  )
}

function poseIn({ part, draft, onEdit }: PlaceSteppersProps) {
  const pose = poseOf(draft, part)
  if (!pose) return undefined
  const change = (to: Partial<Pose>) =>
    onEdit((draft) => withPose(draft, part, { ...pose, ...to }), `place ${part.id}`)
  return { pose, change }
}

/** In percent: of the design's size, of 100 u, of the page's width. */
const sizeRange = {
  layer: { min: 40, max: 250, whole: 1 },
  added: { min: 20, max: 300, whole: 100 },
  photo: { min: 3, max: 150, whole: 1 },
  sticker: { min: 3, max: 150, whole: 1 },
} as const

/** Rounded to a tenth. */
function percentOf(value: number, whole: number): number {
  return Math.round((1000 * value) / whole) / 10
}
