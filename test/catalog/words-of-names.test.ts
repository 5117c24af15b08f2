import { fault } from './catalogue-words.ts'
import { card, of, testRules, wordsOf } from './word-rules.ts'

/* The names in the samples. */

const kohanimAndLeviim = new Set(
  (
    'כהן כהנא כהני הכהן כהנוביץ קאהן קאן כץ קפלן קאפלאן אדלר אדלער רפפורט רפופורט ראפאפארט בלאך ' +
    'לוי הלוי לוין לעווין לויט לעוויט לוינסון סגל הורביץ הורוביץ הורוויץ הארוויץ לנדא לנדאו ' +
    'Cohen Kohen Kohn Kahn Kagan Kahane Hakohen Katz Kaplan Adler Rapaport Rapoport Rappaport Bloch ' +
    'Levi Levy Halevi Levin Levine Lewin Levitt Levinson Segal Siegel Horowitz Horwitz Hurwitz Landau'
  ).split(' '),
)

const womenNamed = new Set(
  (
    'אביגיל איטא אסתר ברכה גיטל דבורה הדסה הינדא זהבה חוה חיה חנה טובה יהודית יעל לאה ליבי מירל מרים ' +
    'נחמה נעמי פערל פרומט ציפורה רבקה רחל רייזל שולמית שושנה שיינא שיינדי שירה שפרה שרה ' +
    'Chava Chaya Dina Esther Esti Gitty Leah Malky Miriam Nechama Penina Rivka Rivky Sarala Shira Tzippy'
  ).split(' '),
)

/** Fields that name parents. */
const couples = ['parents', 'to', 'family']

testRules([
  {
    name: 'no kohen and no Levi redeems his firstborn',
    faults: of('pidyon-haben', ({ text }) =>
      wordsOf(text).some((word) => kohanimAndLeviim.has(word)) ? 'of another family' : undefined,
    ),
    bad: card('pidyon-haben', ['family', 'משפחת כ״ץ']),
    says: 'card bad, field family: “משפחת כ״ץ” should be of another family',
  },
  {
    name: 'of parents the father is named first',
    faults: ({ name, categories, lines }) => {
      // A brother and a sister have no fixed order.
      if (categories.every((category) => category === 'kids')) return []
      return lines
        .filter(({ field, text }) => couples.includes(field) && isWomanFirst(text))
        .map(({ field, text }) => fault(`${name}, field ${field}`, text, 'the father first'))
    },
    bad: card('its-a-boy', ['parents', 'Esti and Moishy Blau']),
    says: 'card bad, field parents: “Esti and Moishy Blau” should be the father first',
  },
])

function isWomanFirst(text: string): boolean {
  const [first = '', second] = text.split(/ ו(?=[א-ת])| און | and | & /)
  return second !== undefined && womenNamed.has(wordsOf(first)[0] ?? '')
}
