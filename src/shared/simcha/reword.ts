import type { CardDesign } from '../card.ts'
import type { CardDraft } from '../draft.ts'
import { eventWords } from './event-words.ts'
import type { Rewording, SetMember } from './members.ts'
import { type Simcha, saysNothing } from './simcha.ts'
import { scheduleRows } from './week-events.ts'
import { writeTime } from './write-time.ts'

type Values = CardDraft['values']
type Field = CardDesign['fields'][number]

/** The words of an invitation that 'save the date' replaces. */
const invites = {
  he: /^(?:הננו )?מתכבדים להזמינכם|^הנכם מוזמנים(?= ל|$)/,
  en: /^(?:Together with our families, we|We) (?:\w+ )?invite you to|^Please join us for/,
}
const saveTheDate = /^(?:Save the Date|שמרו את התאריך)/i

/** The words that say what the card is for; `undefined` if the design cannot say it. */
export function reword(design: CardDesign, simcha: Simcha, member: SetMember): Values | undefined {
  const invite = design.fields.find(({ id }) => id === 'invite')
  if (!member.rewording) {
    const isOther = saveTheDate.test(invite?.value ?? '')
    const comes = member.id !== 'invitation' || design.fields.some(({ id }) => id === 'date')
    return isOther || !comes ? undefined : {}
  }
  return rewordings[member.rewording]({ design, invite, simcha })
}

/** Whether a field is a row of a schedule. */
export function isScheduleRow(id: string): boolean {
  return /^event-\d+$/.test(id)
}

interface CardToReword {
  design: CardDesign
  invite: Field | undefined
  simcha: Simcha
}

const rewordings: Readonly<Record<Rewording, (card: CardToReword) => Values | undefined>> = {
  'save-the-date': ({ invite }) => {
    if (!invite) return undefined
    if (saveTheDate.test(invite.value)) return {}
    const isHebrew = /[א-ת]/.test(invite.value)
    const [pattern, words] = isHebrew
      ? ([invites.he, 'שמרו את התאריך'] as const)
      : ([invites.en, 'Save the date for'] as const)
    const next = invite.value.replace(pattern, words)
    return next === invite.value ? undefined : { invite: next }
  },
  times: ({ design, invite, simcha }) => {
    if (!invite || saveTheDate.test(invite.value)) return undefined
    const letters = /[א-ת]/.test(invite.value) ? 'he' : 'en'
    const at = (name: string, time: string) =>
      time === '' ? [] : [`${name} ${writeTime(time, letters, simcha.land)}`]
    const [welcome, chuppah] =
      letters === 'he' ? ['קבלת פנים', 'חופה'] : ['Kabbolas ponim', 'Chuppah']
    const lines = [...at(welcome, simcha.welcomeTime), ...at(chuppah, simcha.time)]
    if (lines.length === 0) return undefined
    const occasion = design.fields.find(({ id }) => id === 'occasion')
    const [first = '', second = ''] = lines
    return occasion ? { invite: first, occasion: second } : { invite: lines.join(' · ') }
  },
  schedule: ({ design, simcha }) => {
    const language = design.language === 'he-en' ? 'he' : design.language
    const rows = scheduleRows(simcha, eventWords[language], language)
    const fields = design.fields.filter(({ id }) => isScheduleRow(id))
    if (rows.length === 0) return saysNothing(simcha) ? {} : undefined
    return Object.fromEntries(
      fields.map(({ id, maxLength }, i) => [id, (rows[i] ?? '').slice(0, maxLength)]),
    )
  },
  bencher: ({ design }) => {
    const greetings = design.fields.filter(({ id }) => /^(?:second-)?greeting$/.test(id))
    if (greetings.length === 0) return undefined
    return Object.fromEntries(
      greetings.map(({ id, value }) => [id, /[א-ת]/.test(value) ? 'ברכת המזון' : 'Birkas Hamazon']),
    )
  },
}
