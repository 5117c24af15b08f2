import type { LicencesStrings } from '../../about/licences-strings.ts'

export const hebrew: LicencesStrings = {
  description: 'התוכנה החופשית, הגופנים והציורים שמהם עשוי האתר הזה.',
  lead: 'האתר הזה עשוי מעבודתם של רבים, שנתנו לכל אחד להשתמש בה. תודה להם.',
  packages: 'תוכנה',
  texts: 'כל הרישיונות במלואם',
  fonts: 'גופנים',
  fontsLead: 'כולם ברישיון SIL Open Font License 1.1, מצומצמים לאותיות הדרושות.',
  drawings: 'ציורים',
  drawingsLead:
    'האימוג׳ים שבין המדבקות הם Fluent Emoji של Microsoft, ברישיון MIT. כל שאר הציורים נוצרו בקוד שלנו.',
  package: 'חבילה',
  version: 'גרסה',
  licence: 'רישיון',
}
