import { startTransition, useId, useOptimistic } from 'react'
import type { CardDocument, PaletteChoice as Palette } from '#shared/card.ts'
import type { CardDraft } from '#shared/draft.ts'
import { cardStrings } from '#shared/i18n/card-strings.ts'
import { paletteStrings } from '#shared/i18n/palette-strings.ts'
import { useStrings } from '../ui/use-strings.ts'
import classes from './palette-choice.module.css'

interface PaletteChoiceProps {
  palettes: readonly Palette[]
  chosen: string
  onChoose: (palette: string) => void
}

/** The designed palettes as swatches of three bands; nothing where there is only one. */
export function PaletteChoice({ palettes, chosen, onChoose }: PaletteChoiceProps) {
  const words = useStrings(cardStrings)
  const names = useStrings(paletteStrings)
  const name = useId()
  // The button shows it first: a whole editor depends on the palette.
  const [shown, show] = useOptimistic(chosen)
  const choose = (palette: string) =>
    startTransition(() => {
      show(palette)
      onChoose(palette)
    })
  if (palettes.length < 2) return null
  const { label: own = '' } = palettes.find(({ id }) => id === shown) ?? {}
  return (
    <fieldset className={classes.palettes}>
      <legend className={classes.legend}>
        <span>{words.colours}</span>
        <span className={classes.chosen}>{names[own] ?? own}</span>
      </legend>
      <div className={classes.row}>
        {palettes.map(({ id, label, swatch }) => (
          <label className={classes.swatch} key={id}>
            <input
              className={classes.radio}
              type="radio"
              autoComplete="off"
              name={name}
              value={id}
              aria-label={names[label] ?? label}
              checked={id === shown}
              onChange={() => choose(id)}
            />
            <svg className={classes.bands} viewBox="0 0 52 52" aria-hidden="true">
              <rect width="52" height="31" fill={swatch[0]} />
              <rect y="31" width="52" height="10" fill={swatch[1]} />
              <rect y="41" width="52" height="11" fill={swatch[2]} />
            </svg>
          </label>
        ))}
      </div>
    </fieldset>
  )
}

/**
 * The three colours of a palette that the visitor chose; `undefined` for the card's own palette.
 */
export function swatchOf({ design, palettes }: CardDocument, { palette }: CardDraft) {
  if (palette === design.art.palette) return undefined
  return palettes.find(({ id }) => id === palette)?.swatch
}
