import type { PaletteChoice as Palette } from '#shared/card.ts'
import { simchaStrings } from '#shared/i18n/simcha-strings.ts'
import type { PageOf } from '#shared/page.ts'
import { PaletteChoice } from '../card/palette-choice.tsx'
import { Picture } from '../ui/picture.tsx'
import { useStrings } from '../ui/use-strings.ts'
import classes from './style-choice.module.css'

interface StyleChoiceProps {
  styles: PageOf<'simcha'>['styles']
  family: string | undefined
  palettes: readonly Palette[]
  palette: string | undefined
  onFamily: (family: string) => void
  onPalette: (palette: string) => void
}

/** The families as small pictures, and the palettes of the chosen one. */
export function StyleChoice(props: StyleChoiceProps) {
  const { styles, family, palettes, palette, onFamily, onPalette } = props
  const words = useStrings(simchaStrings)
  return (
    <div className={classes.choice}>
      <fieldset className={classes.styles}>
        <legend className={classes.legend}>{words.style}</legend>
        <div className={classes.row}>
          {styles.map(({ family: name, card }) => (
            <label className={classes.style} key={name}>
              <input
                type="radio"
                name="family"
                autoComplete="off"
                aria-label={words.families[name] ?? name}
                checked={name === family}
                onChange={() => onFamily(name)}
              />
              <Picture folder="cards" picture={card.picture} alt="" sizes="64px" />
            </label>
          ))}
        </div>
      </fieldset>
      <PaletteChoice palettes={palettes} chosen={palette ?? ''} onChoose={onPalette} />
    </div>
  )
}
