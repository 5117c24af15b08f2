import type { DateLanguage } from './weekday-name.ts'

/** Names of the civil months, from January, separated by spaces. */
export const civilMonths: Readonly<Record<DateLanguage, string>> = {
  en: 'January February March April May June July August September October November December',
  he: 'ינואר פברואר מרץ אפריל מאי יוני יולי אוגוסט ספטמבר אוקטובר נובמבר דצמבר',
  yi: 'יאנואר פעברואר מערץ אפריל מאי יוני יולי אויגוסט סעפטעמבער אקטאבער נאוועמבער דעצעמבער',
}
