import type { SmallLetterStrings } from '../small-letter-strings.ts'

export const hebrew: SmallLetterStrings = {
  tooSmall: 'בגודל הזה המילים האלה ייצאו קטנות מאוד על הנייר:',
  enlarge: 'להגדיל אותן',
  choose: (size) => `להדפיס בגודל ${size}`,
  shorten: 'פחות מילים ייצאו גדולות יותר.',
}
