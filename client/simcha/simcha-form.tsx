import { useState } from 'react'
import { civilDateOf, civilToDayNumber } from '#shared/calendar/civil-date.ts'
import { writeDateLine } from '#shared/calendar/date-line.ts'
import { dayNumberToHebrew, hebrewDayOf } from '#shared/calendar/hebrew-date.ts'
import { customs } from '#shared/custom/custom.ts'
import { inCustom } from '#shared/custom/word-forms.ts'
import { customNames, customStrings } from '#shared/i18n/custom-strings.ts'
import { simchaStrings } from '#shared/i18n/simcha-strings.ts'
import { isPhone } from '#shared/phone/phones-in.ts'
import {
  type InLetters,
  isTimeOfDay,
  type Simcha,
  type SimchaLanguage,
  wordsOfOccasion,
} from '#shared/simcha/simcha.ts'
import { civilDayOf, weekOf } from '#shared/simcha/week.ts'
import { maxFieldLength } from '#shared/text-bounds.ts'
import { Choices, Select } from '../card-tools/choices.tsx'
import { choiceOf, type DateChoice, dayOf } from '../card-tools/date-choice.ts'
import { CalendarChoice, CivilDateFields, HebrewDateFields } from '../card-tools/date-fields.tsx'
import { PlaceChoice } from '../card-tools/place-choice.tsx'
import { Field } from '../ui/field.tsx'
import { useLanguage, useStrings } from '../ui/use-strings.ts'
import classes from './simcha-form.module.css'
import type { SimchaState } from './simcha-session.ts'

interface PartProps {
  simcha: Simcha
  onChange: (part: Partial<Simcha>) => void
}

/** What a family types once. */
export function SimchaForm({ state, ...part }: PartProps & { state: SimchaState }) {
  const { simcha, onChange } = part
  const words = useStrings(simchaStrings)
  const letters = simcha.language === 'en' ? 'en' : 'he'
  const isWedding = simcha.occasion === 'wedding'
  return (
    <form
      className={classes.form}
      aria-label={words.details}
      data-clarity-mask="true"
      onSubmit={(event) => event.preventDefault()}
    >
      <h2 className={classes.title}>{words.details}</h2>
      <Choices<SimchaLanguage>
        legend={words.language}
        options={[
          ['he', words.languages.he],
          ['en', words.languages.en],
          ['yi', words.languages.yi],
        ]}
        chosen={simcha.language}
        onChoose={(language) => onChange({ language })}
      />
      <CustomChoice {...part} />
      <WordFields {...part} letters={letters} />
      <details className={classes.more}>
        <summary>{letters === 'he' ? words.inEnglish : words.inHebrew}</summary>
        <WordFields {...part} letters={letters === 'he' ? 'en' : 'he'} />
      </details>
      <DateOfSimcha {...part} />
      <div className={classes.two}>
        {isWedding && (
          <TimeField
            label={inCustom(words.welcome, simcha.custom)}
            time={simcha.welcomeTime}
            onChange={(welcomeTime) => onChange({ welcomeTime })}
          />
        )}
        <TimeField
          label={isWedding ? words.chuppah : words.time}
          time={simcha.time}
          onChange={(time) => onChange({ time })}
        />
      </div>
      <Field
        label={words.phone}
        type="tel"
        dir="ltr"
        autoComplete="off"
        maxLength={40}
        value={simcha.phone}
        onChange={(phone) => onChange({ phone })}
      />
      {isWedding && <HostFields {...part} letters={letters} />}
      <p className={state === 'off' ? classes.fault : classes.state} role="status">
        {state === 'off' ? words.notSaved : simcha.changedAt > 0 && words.saved}
      </p>
    </form>
  )
}

/** Whose wordings and days the cards follow. */
function CustomChoice({ simcha, onChange }: PartProps) {
  const words = useStrings(customStrings)
  const names = useStrings(customNames)
  return (
    <Select
      label={words.custom}
      options={[['any', words.any] as const, ...customs.map((one) => [one, names[one]] as const)]}
      chosen={simcha.custom ?? 'any'}
      onChoose={(custom) => onChange({ custom: custom === 'any' ? undefined : custom })}
    />
  )
}

type Letters = keyof InLetters

function WordFields({ simcha, onChange, letters }: PartProps & { letters: Letters }) {
  const words = useStrings(simchaStrings)
  return (
    <div className={classes.words}>
      {wordsOfOccasion[simcha.occasion].map((word) => {
        const said = simcha.words[word] ?? { he: '', en: '' }
        return (
          <Field
            key={word}
            label={inCustom(words.words[word], simcha.custom)}
            lang={letters}
            autoComplete="off"
            maxLength={maxFieldLength}
            value={said[letters]}
            fault={isPhone(said[letters]) ? words.phoneHere : undefined}
            onChange={(text) =>
              onChange({ words: { ...simcha.words, [word]: { ...said, [letters]: text } } })
            }
          />
        )
      })}
    </div>
  )
}

function HostFields({ simcha, onChange, letters }: PartProps & { letters: Letters }) {
  const words = useStrings(simchaStrings)
  const language = useLanguage()
  const meals = weekOf(simcha).filter(({ event }) => event.startsWith('sheva-brachos'))
  const hosts = Array.from({ length: 6 }, (_, i) => simcha.hosts[i] ?? { he: '', en: '' })
  const labelOf = (index: number) => {
    const meal = meals[index]
    if (!meal) return words.hostOf(index + 1)
    const { dayNumber, evening } = meal
    return words.host(writeDateLine(dayNumber, { language, evening, calendar: 'civil' }))
  }
  return (
    <details className={classes.more}>
      <summary>{inCustom(words.hosts, simcha.custom)}</summary>
      <div className={classes.words}>
        {hosts.map((host, index) => (
          <Field
            // biome-ignore lint/suspicious/noArrayIndexKey: the meals have a fixed order
            key={index}
            label={labelOf(index)}
            lang={letters}
            autoComplete="off"
            maxLength={maxFieldLength}
            value={host[letters]}
            onChange={(text) =>
              onChange({ hosts: hosts.with(index, { ...host, [letters]: text }) })
            }
          />
        ))}
      </div>
    </details>
  )
}

/** One entry for the date, shown in both calendars. */
function DateOfSimcha({ simcha, onChange }: PartProps) {
  const words = useStrings(simchaStrings)
  const language = useLanguage()
  const [today] = useState(() => civilToDayNumber(civilDateOf(new Date())))
  const [choice, setChoice] = useState(() => choiceOfSimcha(simcha, today))

  function choose(next: DateChoice) {
    setChoice(next)
    const day = dayOf(next)
    const { evening } = next
    const date = day === undefined ? null : { ...civilDayOf({ dayNumber: day, evening }), evening }
    onChange({ date })
  }

  const change = (part: Partial<DateChoice>) => choose({ ...choice, ...part })
  const day = dayOf(choice)
  const { evening } = choice
  const isPast = day !== undefined && day < today
  return (
    <>
      <h3 className={classes.part}>
        {simcha.occasion === 'bris' ? words.when.bris : words.when.other}
      </h3>
      <CalendarChoice choice={choice} onChange={setChoice} />
      {choice.by === 'civil' ? (
        <CivilDateFields choice={choice} onChange={change} />
      ) : (
        <HebrewDateFields
          choice={choice}
          onChange={change}
          thisYear={dayNumberToHebrew(today).year}
        />
      )}
      <PlaceChoice chosen={simcha.land} onChoose={(land) => onChange({ land })} />
      <p className={classes.state} role="status">
        {day === undefined ? (
          words.noDate
        ) : (
          <bdi>
            {writeDateLine(day, { language, weekday: 'none' })}
            {' · '}
            {writeDateLine(day, { language, calendar: 'civil', evening })}
          </bdi>
        )}
      </p>
      {isPast && simcha.occasion !== 'bris' && <p className={classes.fault}>{words.pastDate}</p>}
    </>
  )
}

/** Without a date no day is chosen in either calendar. */
function choiceOfSimcha({ date }: Simcha, today: number): DateChoice {
  if (date) return choiceOf(hebrewDayOf(date, { afterNightfall: date.evening }), date.evening)
  const { hebrew, ...choice } = choiceOf(today)
  return { ...choice, civil: '', hebrew: { ...hebrew, day: 0 } }
}

interface TimeFieldProps {
  label: string
  time: string
  onChange: (time: string) => void
}

/** A browser without a field for times lets anything be typed; only a time goes on. */
function TimeField({ label, time, onChange }: TimeFieldProps) {
  const words = useStrings(simchaStrings)
  const [typed, setTyped] = useState(time)
  return (
    <Field
      label={label}
      type="time"
      dir="ltr"
      value={typed}
      fault={isTimeOfDay(typed) ? undefined : words.badTime}
      onChange={(text) => {
        setTyped(text)
        if (isTimeOfDay(text)) onChange(text)
      }}
    />
  )
}
