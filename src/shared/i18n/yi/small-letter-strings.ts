import type { SmallLetterStrings } from '../small-letter-strings.ts'

export const yiddish: SmallLetterStrings = {
  tooSmall: 'אין דער גרויס קומען די ווערטער ארויס זייער קליין אויפן פאפיר:',
  enlarge: 'פארגרעסערן',
  choose: (size) => `פרינטן אין דער גרויס ${size}`,
  shorten: 'ווייניגער ווערטער קומען ארויס גרעסער.',
}
