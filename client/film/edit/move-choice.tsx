import { useId } from 'react'
import { type MoveKind, moveKinds } from '#shared/draft.ts'
import { videoStrings } from '#shared/i18n/video-strings.ts'
import { isSober } from '#shared/scene/made-moves.ts'
import { useStrings } from '../../ui/use-strings.ts'
import classes from './move-choice.module.css'

interface MoveChoiceProps {
  chosen: MoveKind
  /** Categories of the card. */
  categories: readonly string[]
  onChoose: (kind: MoveKind) => void
}

/** The choice of how the card moves. */
export function MoveChoice({ chosen, categories, onChoose }: MoveChoiceProps) {
  const words = useStrings(videoStrings)
  const name = useId()
  return (
    <fieldset className={classes.moves}>
      <legend className="visually-hidden">{words.moves}</legend>
      {moveKinds.map((kind) => {
        const { name: label, use } = words.move[kind]
        const isDust = kind === 'fall' && isSober({ categories })
        return (
          <label className={classes.move} key={kind}>
            <input
              type="radio"
              autoComplete="off"
              name={name}
              value={kind}
              checked={kind === chosen}
              onChange={() => onChoose(kind)}
            />
            <span>
              <span className={classes.name}>{label}</span>
              <span className={classes.use}>{isDust ? words.soberFall : use}</span>
            </span>
          </label>
        )
      })}
    </fieldset>
  )
}
