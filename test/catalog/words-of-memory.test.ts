import { readYear } from '../../src/shared/calendar/gematria.ts'
import { fault, sayingsOf } from './catalogue-words.ts'
import { card, of, testRules, wordsOf } from './word-rules.ts'

/* Names and dates of the departed. */

/** The Hebrew year in which the cards were written. */
const yearWritten = 5787

testRules([
  {
    name: 'a yahrzeit is of a year that was',
    faults: of('yahrzeit', ({ text }) => {
      const years = wordsOf(text).map(yearOf)
      return years.some((year) => year !== undefined && year >= yearWritten)
        ? 'without a year, or of one before תשפ״ז'
        : undefined
    }),
    bad: card('yahrzeit', ['name', 'ר׳ נח ע״ה'], ['date', 'ח׳ אלול תשפ״ז'], ['wish', 'תנצב״ה']),
    says: 'card bad, field date: “ח׳ אלול תשפ״ז” should be without a year, or of one before תשפ״ז',
  },
  {
    name: 'the departed are named with ע״ה',
    faults: ({ name, categories, lines }) =>
      lines.flatMap(({ field, text }, i) => {
        const isAfter = /^לעילוי נשמת$/.test(lines[i - 1]?.text ?? '')
        const isDeparted = field === 'name' && (isAfter || categories.includes('yahrzeit'))
        const isMarked = /(?:ע״ה|ז״ל|זצ״ל|a”h)$/.test(text)
        return isDeparted && !isMarked
          ? [fault(`${name}, field ${field}`, text, `${text} ע״ה`)]
          : []
      }),
    bad: card('siyum', ['in-memory', 'לעילוי נשמת'], ['name', 'ר׳ נח']),
    says: 'card bad, field name: “ר׳ נח” should be ר׳ נח ע״ה',
  },
  {
    name: 'a yahrzeit card in Hebrew letters ends with תנצב״ה',
    faults: ({ name, categories, language, lines }) => {
      const isHebrew = categories.includes('yahrzeit') && language !== 'en'
      const isThere = lines.some(({ text }) => text.includes('תנצב״ה'))
      const last = lines.at(-1)
      return isHebrew && last && !isThere
        ? [fault(`${name}, field ${last.field}`, last.text, 'followed by תנצב״ה')]
        : []
    },
    bad: card('yahrzeit', ['name', 'ר׳ נח ע״ה'], ['date', 'ח׳ אלול']),
    says: 'card bad, field date: “ח׳ אלול” should be followed by תנצב״ה',
  },
  {
    name: 'the departed are remembered לעילוי נשמת',
    faults: (design) =>
      sayingsOf(design)
        .filter(({ text }) => /(?:^|\s)לזכר(?:\s|$)/.test(text))
        .map(({ where, text }) => fault(where, text, text.replace('לזכר', 'לעילוי נשמת'))),
    bad: card('hachnosas-sefer-torah', ['place', 'לזכר ר׳ נח ע״ה']),
    says: 'card bad, field place: “לזכר ר׳ נח ע״ה” should be לעילוי נשמת ר׳ נח ע״ה',
  },
])

/** The Hebrew year that a word names, or the later of the two that overlap a civil year. */
function yearOf(word: string): number | undefined {
  if (/^20\d\d$/.test(word)) return Number(word) + 3761
  if (/^5\d{3}$/.test(word)) return Number(word)
  return /^תש/.test(word) ? readYear(word) : undefined
}
