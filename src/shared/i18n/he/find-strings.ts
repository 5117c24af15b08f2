import type { FindStrings } from '../find-strings.ts'

export const hebrew: FindStrings = {
  title: 'מציאת כרטיס',
  description: 'בוחרים את השמחה, בשביל מי הכרטיס, ובאיזו שפה הוא. בחינם, בלי הרשמה.',
  steps: 'שלבים',
  step: { occasion: 'שמחה', recipient: 'בשביל', language: 'שפה' },
  lead: {
    occasion: 'מה השמחה?',
    recipient: 'בשביל מי הכרטיס?',
    language: 'באיזו שפה?',
  },
  none: (recipient) => `עדיין אין כאן כרטיסים בשביל ״${recipient}״.`,
  anyone: 'כולם',
  anyLanguage: 'כל שפה',
  recipients: {
    guests: 'אורחים',
    couple: 'זוג',
    parents: 'הורים',
    boy: 'הילד',
    child: 'ילד או ילדה',
    grandparents: 'סבא וסבתא',
    shul: 'בית כנסת',
    friends: 'משפחה וחברים',
    everyone: 'כל אחד',
  },
}
