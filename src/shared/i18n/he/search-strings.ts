import type { searchStrings } from '../search-strings.ts'
import { cards, counted, type Forms, prefixed } from './grammar.ts'

const categories: Forms = { one: 'קטגוריה אחת', two: 'שתי קטגוריות', many: 'קטגוריות' }
const near: Forms = {
  one: 'קטגוריה קרובה אחת',
  two: 'שתי קטגוריות קרובות',
  many: 'קטגוריות קרובות',
}

export const hebrew: typeof searchStrings = {
  label: 'חיפוש כרטיסים',
  heroLabel: 'חיפוש כרטיס לשמחה שלכם',
  hint: 'מה השמחה?',
  find: 'חיפוש כרטיס',
  open: 'חיפוש',
  close: 'סגירת החיפוש',
  finds: (categoryCount, cardCount) =>
    `${counted(categoryCount, categories)} ${prefixed('ו', counted(cardCount, cards))}. לבחירה: מקשי החצים.`,
  nothingYet: (about) => `עדיין אין לנו ${about}.`,
  nearest: (count) => `${counted(count, near)}. לבחירה: מקשי החצים.`,
  askByEnter: 'הקשה על Enter פותחת בקשה לכרטיס כזה.',
  noFinds: 'לא נמצא כלום בשם הזה.',
  noSuggestions: 'אין כרגע הצעות. הקשה על Enter מחפשת בכל זאת.',
}
