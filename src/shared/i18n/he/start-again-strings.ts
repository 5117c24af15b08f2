import type { StartAgainStrings } from '../start-again-strings.ts'

export const hebrew: StartAgainStrings = {
  title: 'להתחיל מההתחלה?',
  lead: 'המילים, הצבעים, התמונות והמדבקות יחזרו להיות כמו שהיו. ״ביטול הפעולה״ מחזיר את השינויים שלכם.',
  keep: 'לשמור את השינויים',
  agree: 'להתחיל מההתחלה',
}
