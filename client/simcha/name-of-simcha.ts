import { type InLetters, type Simcha, wordsOfOccasion } from '#shared/simcha/simcha.ts'

/** Who a simcha is for: 'יוסף וחיה'; empty while no name is typed. */
export function nameOfSimcha({ occasion, language, words }: Simcha): string {
  const read = (one: InLetters | undefined) => {
    const [first, second] = language === 'en' ? [one?.en, one?.he] : [one?.he, one?.en]
    return first?.trim() || second?.trim() || ''
  }
  const chosson = read(words.chosson)
  const kallah = read(words.kallah)
  if (occasion === 'wedding' && chosson && kallah) {
    const and = /[א-ת]/.test(chosson) ? ' ו' : ' & '
    return `${chosson}${and}${kallah}`
  }
  const people = wordsOfOccasion[occasion].filter((word) => word !== 'place' && word !== 'shul')
  return people.map((word) => read(words[word])).find((name) => name !== '') ?? ''
}
