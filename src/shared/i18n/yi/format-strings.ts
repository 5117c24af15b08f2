import type { FormatNames } from '../format-strings.ts'

export const yiddish: FormatNames = {
  status: { name: 'סטאטוס', use: 'וואטסעפ' },
  square: { name: 'פירקאנטיג', use: 'גרופעס' },
  portrait: { name: 'הויך', use: 'טשעט' },
  wide: { name: 'ברייט', use: 'סקרינס' },
  print: { name: 'פרינט', use: '5 ביי 7 אינטש, A7' },
}
