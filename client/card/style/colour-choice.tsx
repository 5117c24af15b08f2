import { Pipette } from 'lucide-react'
import { useId } from 'react'
import { type InkRole, inkRoles, type Palette } from '#shared/art/family.ts'
import { editorStrings } from '#shared/i18n/editor-strings.ts'
import { useStrings } from '../../ui/use-strings.ts'
import classes from './style-panel.module.css'
import type { TextStyle } from './text-style.ts'

type Colour = TextStyle['colour']

interface ColourChoiceProps {
  palette: Palette
  chosen: Colour
  /** A problem of the chosen colour. */
  warning: string | undefined
  onChoose: (colour: Colour) => void
}

/** The inks of the palette, which change with it, and any other colour, which stays. */
export function ColourChoice({ palette, chosen, warning, onChoose }: ColourChoiceProps) {
  const words = useStrings(editorStrings)
  const name = useId()
  const free = isRole(chosen) ? undefined : chosen
  return (
    <fieldset className={classes.line}>
      <legend className={classes.label}>{words.colour}</legend>
      <div className={classes.inks}>
        {rolesOf(palette, chosen).map((role) => (
          <label className={classes.ink} key={role}>
            <input
              className={classes.covering}
              type="radio"
              name={name}
              checked={role === chosen}
              aria-label={words.roles[role]}
              onChange={() => onChoose(role)}
            />
            <svg viewBox="0 0 32 32" aria-hidden="true">
              <circle cx="16" cy="16" r="16" fill={flatInk(palette, role)} />
            </svg>
          </label>
        ))}
        <label className={classes.free}>
          <input
            className={classes.covering}
            type="color"
            value={free ?? flatInk(palette, isRole(chosen) ? chosen : 'title')}
            onChange={(event) => onChoose(event.target.value)}
          />
          <Pipette aria-hidden />
          <span className="visually-hidden">{words.ownColour}</span>
        </label>
      </div>
      <p className={classes.warning} role="status">
        {warning}
      </p>
    </fieldset>
  )
}

function isRole(colour: Colour): colour is InkRole {
  return inkRoles.some((role) => role === colour)
}

/** One role for each ink; the chosen role stands for its ink. */
function rolesOf(palette: Palette, chosen: Colour): InkRole[] {
  const byInk = new Map(inkRoles.map((role) => [flatInk(palette, role), role]))
  if (isRole(chosen)) byInk.set(flatInk(palette, chosen), chosen)
  return [...byInk.values()]
}

/** A gradient is shown by its plainest stop. */
function flatInk({ ink, contrast, ground }: Palette, role: InkRole): string {
  if (ink[role].startsWith('#')) return ink[role]
  return contrast.stops?.[role] ?? ground
}
