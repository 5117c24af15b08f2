import { dateStrings } from '#shared/i18n/date-strings.ts'
import { useStrings } from '../ui/use-strings.ts'
import { Check, Choices, Select } from './choices.tsx'
import classes from './date-dialog.module.css'
import type { DateKind } from './field-kind.ts'
import { isPlaceAsked, type LineChoice } from './line-choice.ts'
import { PlaceChoice } from './place-choice.tsx'

interface LineFieldsProps {
  kind: DateKind
  /** `undefined` while the date is open. */
  dayNumber: number | undefined
  evening: boolean
  choice: LineChoice
  onChange: (change: Partial<LineChoice>) => void
}

/** Options for the line; those that would not change it are hidden. */
export function LineFields(props: LineFieldsProps) {
  const words = useStrings(dateStrings)
  const { kind, dayNumber, choice, onChange } = props
  const { language, calendar } = choice
  const isEnglish = language === 'en'
  const writesParsha = kind === 'parsha' || choice.parsha
  return (
    <>
      <Choices
        legend={words.language}
        options={[
          ['he', words.languages.he],
          ['yi', words.languages.yi],
          ['en', words.languages.en],
        ]}
        chosen={language}
        onChoose={(next) => onChange({ language: next })}
      />
      {kind === 'date' && <WordChoices {...props} />}
      {isEnglish && (writesParsha || calendar === 'hebrew') && (
        <Choices
          legend={words.spelling}
          options={[
            ['ashkenazi', words.spellings.ashkenazi],
            ['sefardi', words.spellings.sefardi],
          ]}
          chosen={choice.spelling}
          onChoose={(spelling) => onChange({ spelling })}
        />
      )}
      {writesParsha && dayNumber !== undefined && isPlaceAsked(dayNumber) && (
        <PlaceChoice chosen={choice.place} onChoose={(place) => onChange({ place })} />
      )}
    </>
  )
}

function WordChoices({ evening, choice, onChange }: LineFieldsProps) {
  const words = useStrings(dateStrings)
  const { language, calendar, weekday } = choice
  const isEnglish = language === 'en'
  const hasThousands = !isEnglish && calendar === 'hebrew'
  return (
    <>
      <div className={classes.three}>
        <Select
          label={words.calendar}
          options={[
            ['hebrew', words.lineCalendars.hebrew],
            ['civil', words.lineCalendars.civil],
          ]}
          chosen={calendar}
          onChoose={(next) => onChange({ calendar: next })}
        />
        <Select
          label={words.weekday}
          options={[
            ['name', words.weekdays.name],
            ...(isEnglish ? [] : [['letter', words.weekdays.letter] as const]),
            ['none', words.weekdays.none],
          ]}
          chosen={isEnglish && weekday === 'letter' ? 'name' : weekday}
          onChoose={(next) => onChange({ weekday: next })}
        />
        <Select
          label={words.yearForm}
          options={[
            ['short', hasThousands ? words.years.short : words.years.plain],
            ...(hasThousands ? [['full', words.years.full] as const] : []),
            ['none', words.years.none],
          ]}
          chosen={!hasThousands && choice.year === 'full' ? 'short' : choice.year}
          onChoose={(year) => onChange({ year })}
        />
      </div>
      <div className={classes.checks}>
        <Check checked={choice.parsha} onChange={(parsha) => onChange({ parsha })}>
          {words.parsha}
        </Check>
        {evening && weekday !== 'none' && calendar === 'hebrew' && (
          <Check checked={choice.sayEvening} onChange={(sayEvening) => onChange({ sayEvening })}>
            {words.evening}
          </Check>
        )}
      </div>
    </>
  )
}
