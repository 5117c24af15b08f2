import type { FindStrings } from '../find-strings.ts'

export const yiddish: FindStrings = {
  title: 'זוכן א קארטל',
  description:
    'קלויבט אויס די שמחה, פאר וועמען דאס קארטל איז, און אויף וועלכער שפראך. אומזיסט, אן זיך אריינצושרייבן.',
  steps: 'טריט',
  step: { occasion: 'שמחה', recipient: 'פאר', language: 'שפראך' },
  lead: {
    occasion: 'וואס איז די שמחה?',
    recipient: 'פאר וועמען איז דאס קארטל?',
    language: 'אויף וועלכער שפראך?',
  },
  none: (recipient) => `דא זענען נאך נישטא קיין קארטלעך פאר ״${recipient}״.`,
  anyone: 'יעדן',
  anyLanguage: 'יעדע שפראך',
  recipients: {
    guests: 'געסט',
    couple: 'א פארל',
    parents: 'עלטערן',
    boy: 'דאס אינגל',
    child: 'א קינד',
    grandparents: 'זיידע און באבע',
    shul: 'א שול',
    friends: 'משפחה און חברים',
    everyone: 'יעדן איינעם',
  },
}
