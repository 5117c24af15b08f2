import { dateStrings } from '#shared/i18n/date-strings.ts'
import { Check, Choices, Select } from './choices.tsx'
import classes from './date-dialog.module.css'
import type { DateKind } from './field-kind.ts'
import { isPlaceAsked, type LineChoice } from './line-choice.ts'

interface LineFieldsProps {
  kind: DateKind
  /** `undefined` while the date is open. */
  dayNumber: number | undefined
  evening: boolean
  choice: LineChoice
  onChange: (change: Partial<LineChoice>) => void
}

const { languages, lineCalendars, spellings, weekdays, years, places } = dateStrings

/** Options for the line; those that would not change it are hidden. */
export function LineFields(props: LineFieldsProps) {
  const { kind, dayNumber, choice, onChange } = props
  const { language, calendar } = choice
  const isEnglish = language === 'en'
  const writesParsha = kind === 'parsha' || choice.parsha
  return (
    <>
      <Choices
        legend={dateStrings.language}
        options={[
          ['he', languages.he],
          ['yi', languages.yi],
          ['en', languages.en],
        ]}
        chosen={language}
        onChoose={(next) => onChange({ language: next })}
      />
      {kind === 'date' && <WordChoices {...props} />}
      {isEnglish && (writesParsha || calendar === 'hebrew') && (
        <Choices
          legend={dateStrings.spelling}
          options={[
            ['ashkenazi', spellings.ashkenazi],
            ['sefardi', spellings.sefardi],
          ]}
          chosen={choice.spelling}
          onChoose={(spelling) => onChange({ spelling })}
        />
      )}
      {writesParsha && dayNumber !== undefined && isPlaceAsked(dayNumber) && (
        <Choices
          legend={dateStrings.place}
          options={[
            ['diaspora', places.diaspora],
            ['israel', places.israel],
          ]}
          chosen={choice.place}
          onChoose={(place) => onChange({ place })}
        />
      )}
    </>
  )
}

function WordChoices({ evening, choice, onChange }: LineFieldsProps) {
  const { language, calendar, weekday } = choice
  const isEnglish = language === 'en'
  const hasThousands = !isEnglish && calendar === 'hebrew'
  return (
    <>
      <div className={classes.three}>
        <Select
          label={dateStrings.calendar}
          options={[
            ['hebrew', lineCalendars.hebrew],
            ['civil', lineCalendars.civil],
          ]}
          chosen={calendar}
          onChoose={(next) => onChange({ calendar: next })}
        />
        <Select
          label={dateStrings.weekday}
          options={[
            ['name', weekdays.name],
            ...(isEnglish ? [] : [['letter', weekdays.letter] as const]),
            ['none', weekdays.none],
          ]}
          chosen={isEnglish && weekday === 'letter' ? 'name' : weekday}
          onChoose={(next) => onChange({ weekday: next })}
        />
        <Select
          label={dateStrings.yearForm}
          options={[
            ['short', hasThousands ? years.short : years.plain],
            ...(hasThousands ? [['full', years.full] as const] : []),
            ['none', years.none],
          ]}
          chosen={!hasThousands && choice.year === 'full' ? 'short' : choice.year}
          onChoose={(year) => onChange({ year })}
        />
      </div>
      <div className={classes.checks}>
        <Check checked={choice.parsha} onChange={(parsha) => onChange({ parsha })}>
          {dateStrings.parsha}
        </Check>
        {evening && weekday !== 'none' && calendar === 'hebrew' && (
          <Check checked={choice.sayEvening} onChange={(sayEvening) => onChange({ sayEvening })}>
            {dateStrings.evening}
          </Check>
        )}
      </div>
    </>
  )
}
