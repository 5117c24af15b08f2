import { expect, test } from 'vitest'
import { fault, phrases } from './catalogue-words.ts'
import { card, of, testRules } from './word-rules.ts'

/* The guests of each occasion, and the words that invite them. */

const bareOccasion =
  /^(?:ברית|פדיון|הכנסת|בר מצוה|אפשערן|חלאקה|שלום זכר|סיום|תנאים|חתונת|קידוש|שבע ברכות|נישואי)/

testRules([
  {
    name: 'what one is invited to has its lamed, and comes after the invitation',
    faults: ({ name, lines }) =>
      lines.flatMap(({ field, text }, i) => {
        const next = lines[i + 1]?.text ?? ''
        const where = `${name}, field ${field}`
        if (/להזמינכם (?!ל)/.test(text)) return [fault(where, text, 'להזמינכם with ל after it')]
        if (/מתכבדים להזמינכם$/.test(text) && !/^ל/.test(next)) {
          return [fault(where, `${text} / ${next}`, 'followed by ל and what it is to')]
        }
        const isBare = /הנכם מוזמנים$/.test(text) && bareOccasion.test(next)
        return isBare ? [fault(where, `${text} / ${next}`, `${text} / ל${next}`)] : []
      }),
    bad: card('bar-mitzvah', ['invite', 'מתכבדים להזמינכם'], ['occasion', 'בר מצוה']),
    says: 'card bad, field invite: “מתכבדים להזמינכם / בר מצוה” should be followed by ל and what it is to',
  },
  {
    name: 'an invitation in English says what it is to',
    faults: ({ name, lines }) =>
      lines.flatMap(({ field, text }, i) => {
        const isOpen = /\b(?:for|to|of) the$|\bwedding of$|\bengagement of$/i.test(text)
        const isSaid = /^[A-Z]/.test(lines[i + 1]?.text ?? '')
        return isOpen && !isSaid ? [fault(`${name}, field ${field}`, text, 'carried on')] : []
      }),
    bad: card('upsherin', ['occasion', 'Upsherin'], ['invite', 'Please join us for the']),
    says: 'card bad, field invite: “Please join us for the” should be carried on',
  },
  {
    name: 'a shalom zachor is on the night of Shabbos',
    faults: of('shalom-zachor', ({ text }) =>
      /(?<!ליל )שבת/.test(text) ? text.replace('שבת', 'ליל שבת') : undefined,
    ),
    bad: card('shalom-zachor', ['date', 'שבת פרשת נח']),
    says: 'card bad, field date: “שבת פרשת נח” should be ליל שבת פרשת נח',
  },
  {
    name: 'a bris is announced, and nobody is invited to it',
    faults: of('bris', ({ label, text }) =>
      /להזמינכם|מוזמנים|join us|invite/i.test(text) || /^Invitation$/.test(label)
        ? 'announced: הברית תתקיים אי״ה'
        : undefined,
    ),
    bad: card('bris', ['invite', 'מתכבדים להזמינכם']),
    says: 'card bad, field invite: “מתכבדים להזמינכם” should be announced: הברית תתקיים אי״ה',
  },
])

test('the words for a bris announce it; an invitation to it is Sefardi', () => {
  const forBris = phrases.filter(({ category }) => category === 'bris')
  const invitations = forBris.filter(({ phrase }) => phrase.kind === 'invite')
  expect(invitations.length).toBeGreaterThan(0)
  expect(invitations.filter(({ phrase }) => !phrase.customs?.includes('sefardi'))).toEqual([])
  expect(forBris.map(({ phrase }) => phrase.text)).toContain('הברית תתקיים אי״ה')
})
