import type { CardStrings } from '../card-strings.ts'

export const hebrew: CardStrings = {
  lead: 'מקלידים כאן, או לוחצים על שורה בכרטיס.',
  words: 'מילים',
  asVideo: 'להפוך לסרטון',
  size: 'גודל',
  colours: 'צבעים',
  header: 'בס״ד למעלה',
  drawFailed: 'התמונה החיה לא נטענה. בדקו את החיבור לאינטרנט ופתחו שוב את הכרטיס.',
  full: 'השורה מלאה. מה שמעבר לזה לא נכנס.',
  problems: {
    'too-long': 'ארוך מדי לכרטיס הזה, ולכן הטקסט נחתך. כדאי לקצר.',
    'too-much': 'כל השורות יחד לא נכנסות בגודל הזה. כדאי לקצר את השורה הזאת, או לוותר על אחת.',
    'missing-glyph': (characters) =>
      characters.length > 1
        ? `בגופן של הכרטיס אין את התווים ${characters.join(' ')} ולכן הם הושמטו.`
        : `בגופן של הכרטיס אין את התו ${characters.join(' ')} ולכן הוא הושמט.`,
  },
}
