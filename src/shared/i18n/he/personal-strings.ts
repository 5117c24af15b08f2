import type { PersonalStrings } from '../personal-strings.ts'

export const hebrew: PersonalStrings = {
  title: 'כרטיס בשבילכם',
  description: 'הכינו לכם כרטיס. לחצו כדי לפתוח, וצרו גם אתם כרטיס משלכם, בחינם ובלי הרשמה.',
}
