import { AlignCenter, AlignLeft, AlignRight } from 'lucide-react'
import { useId, useState } from 'react'
import { cardParts } from '#shared/card/card-parts.ts'
import type { CardLayout } from '#shared/card/layout-card.ts'
import { linesOf } from '#shared/card/line-at.ts'
import type { CardDesign } from '#shared/card.ts'
import { type CardDraft, leadingRange, trackingRange } from '#shared/draft.ts'
import { editorStrings } from '#shared/i18n/editor-strings.ts'
import type { EditDraft } from '../../drafts/draft-session.ts'
import { useStrings } from '../../ui/use-strings.ts'
import { withoutLayer, withoutPart } from '../edit-draft.ts'
import type { PartName } from '../handles/pose.ts'
import { ColourChoice } from './colour-choice.tsx'
import { contrastWarning } from './contrast-warning.ts'
import { FaceChoice } from './face-choice.tsx'
import { PlaceSteppers, SizeStepper } from './place-steppers.tsx'
import { Stepper } from './stepper.tsx'
import classes from './style-panel.module.css'
import { type TextStyle, textStyleOf, withTextStyle } from './text-style.ts'

export interface StylePanelProps {
  design: CardDesign
  draft: CardDraft
  layout: CardLayout
  named: PartName
  name: string
  /** Its words; `undefined` for a photo or a sticker. */
  text: string | undefined
  /** All texts of the card. */
  texts: readonly PartName[]
  onEdit: EditDraft
}

const aligns = [
  ['left', AlignLeft],
  ['middle', AlignCenter],
  ['right', AlignRight],
] as const

/** The style of one part: lettering for a text; place, size and turn for every part. */
export function StylePanel(props: StylePanelProps) {
  const words = useStrings(editorStrings)
  const { design, draft, layout, named: part, name, text, texts, onEdit } = props
  const [isForAll, setForAll] = useState(false)
  const placed = cardParts(layout).find(({ id }) => id === part.id)
  const rows = linesOf(layout, part.id).length
  const style = textStyleOf(design, draft, part)
  const set = (change: Partial<TextStyle>, step: string) => {
    const styled = isForAll ? texts : [part]
    onEdit(
      (draft) => styled.reduce((next, each) => withTextStyle(next, each, change), draft),
      `${step} ${isForAll ? 'all' : part.id}`,
    )
  }
  return (
    <section className={classes.panel} aria-label={words.styleOf(name)}>
      {style && (
        <FaceChoice
          text={text ?? ''}
          chosen={style.face}
          onChoose={(face) => set({ face }, 'face')}
        />
      )}
      {placed && <SizeStepper part={placed} page={layout.size} draft={draft} onEdit={onEdit} />}
      {style && (
        <>
          <ColourChoice
            palette={layout.palette}
            chosen={style.colour}
            warning={contrastWarning(layout, part.id, words)}
            onChoose={(colour) => set({ colour }, 'colour')}
          />
          <SpacingSteppers style={style} rows={rows} onChange={(change) => set(change, 'space')} />
          <AlignChoice chosen={style.align} onChoose={(align) => set({ align }, 'align')} />
          <ForAll checked={isForAll} onChange={setForAll} />
        </>
      )}
      <details className={classes.more} open={!style}>
        <summary>{words.placeAndShape}</summary>
        {style && <BendSlider value={style.bend} onChange={(bend) => set({ bend }, 'bend')} />}
        {placed && <PlaceSteppers part={placed} page={layout.size} draft={draft} onEdit={onEdit} />}
      </details>
      <ResetButton {...props} />
    </section>
  )
}

/** Resets the style of a text of the design, or removes what the visitor added. */
function ResetButton({ draft, named: part, text, onEdit }: StylePanelProps) {
  const words = useStrings(editorStrings)
  return part.kind === 'layer' ? (
    <button
      type="button"
      className={classes.reset}
      disabled={!draft.layers?.[part.id]}
      onClick={() => onEdit((draft) => withoutLayer(draft, part.id), `reset ${part.id}`)}
    >
      {words.reset}
    </button>
  ) : (
    <button
      type="button"
      className={classes.reset}
      onClick={() => onEdit((draft) => withoutPart(draft, part.id), `remove ${part.id}`)}
    >
      {text === undefined ? words.remove : words.removeText}
    </button>
  )
}

interface SpacingSteppersProps {
  style: TextStyle
  /** Number of rows that the text is set in. */
  rows: number
  onChange: (change: Partial<TextStyle>) => void
}

/** Space between letters, and between rows where there are several. */
function SpacingSteppers({ style, rows, onChange }: SpacingSteppersProps) {
  const words = useStrings(editorStrings)
  const { tracking, leading } = style
  return (
    <>
      <Stepper
        label={words.letterSpace}
        unit=""
        value={tracking / 10}
        {...{ step: 1, min: trackingRange.min / 10, max: trackingRange.max / 10 }}
        onChange={(to) => onChange({ tracking: Math.round(to * 10) })}
      />
      {rows > 1 && (
        <Stepper
          label={words.lineSpace}
          unit=""
          value={leading}
          {...{ step: 0.1, ...leadingRange }}
          onChange={(to) => onChange({ leading: Math.round(to * 100) / 100 })}
        />
      )}
    </>
  )
}

/** Whether the lettering is chosen for all texts of the card. */
function ForAll({ checked, onChange }: { checked: boolean; onChange: (on: boolean) => void }) {
  const words = useStrings(editorStrings)
  return (
    <label className={classes.line}>
      <span className={classes.label}>{words.forAll}</span>
      <input
        className={classes.check}
        type="checkbox"
        checked={checked}
        onChange={(event) => onChange(event.target.checked)}
      />
    </label>
  )
}

interface AlignChoiceProps {
  chosen: TextStyle['align']
  onChoose: (align: TextStyle['align']) => void
}

function AlignChoice({ chosen, onChoose }: AlignChoiceProps) {
  const words = useStrings(editorStrings)
  const name = useId()
  return (
    <fieldset className={classes.line}>
      <legend className={classes.label}>{words.align}</legend>
      <div className={classes.aligns} dir="ltr">
        {aligns.map(([align, Icon]) => (
          <label className={classes.align} key={align}>
            <input
              className={classes.covering}
              type="radio"
              name={name}
              checked={align === chosen}
              aria-label={words.aligns[align]}
              onChange={() => onChoose(align)}
            />
            <Icon aria-hidden />
          </label>
        ))}
      </div>
    </fieldset>
  )
}

function BendSlider({ value, onChange }: { value: number; onChange: (bend: number) => void }) {
  const words = useStrings(editorStrings)
  const id = useId()
  return (
    <div className={classes.line}>
      <label className={classes.label} htmlFor={id}>
        {words.bend} <span className={classes.unit}>{value}°</span>
      </label>
      <input
        className={classes.slider}
        id={id}
        type="range"
        min={0}
        max={180}
        step={5}
        value={value}
        onChange={(event) => onChange(event.target.valueAsNumber)}
      />
    </div>
  )
}
