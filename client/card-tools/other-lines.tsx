import type { DatedLine } from '#shared/calendar/follow-date.ts'
import { dateStrings } from '#shared/i18n/date-strings.ts'
import { useStrings } from '../ui/use-strings.ts'
import { Check } from './choices.tsx'
import classes from './date-dialog.module.css'

interface OtherLinesProps {
  lines: readonly DatedLine[]
  labelOf: (id: string) => string
  isChosen: (line: DatedLine) => boolean
  onChoose: (id: string, isChosen: boolean) => void
}

/** Other lines of the card that name another day. They change too; the visitor may opt out. */
export function OtherLines({ lines, labelOf, isChosen, onChoose }: OtherLinesProps) {
  const words = useStrings(dateStrings)
  if (lines.length === 0) return null
  return (
    <fieldset className={classes.others}>
      <legend className={classes.label}>{words.others}</legend>
      {lines.map((line) => {
        const { id, value, next } = line
        if (next === undefined) {
          return (
            <p key={id} className={classes.note}>
              {words.stillSays(labelOf(id))} <bdi>{value}</bdi>. {words.byHand}
            </p>
          )
        }
        return (
          <Check key={id} checked={isChosen(line)} onChange={(checked) => onChoose(id, checked)}>
            <span>
              {labelOf(id)}: <bdi className={classes.before}>{value}</bdi>{' '}
              <span aria-hidden>→</span> <bdi>{next}</bdi>
            </span>
          </Check>
        )
      })}
    </fieldset>
  )
}
