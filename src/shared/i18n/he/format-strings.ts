import type { FormatNames } from '../format-strings.ts'

export const hebrew: FormatNames = {
  status: { name: 'סטטוס', use: 'וואטסאפ' },
  square: { name: 'ריבוע', use: 'קבוצות' },
  portrait: { name: 'לאורך', use: 'צ׳אט' },
  wide: { name: 'לרוחב', use: 'מסכים' },
  print: { name: 'הדפסה', use: '5 על 7 אינץ׳, A7' },
}
