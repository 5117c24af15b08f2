import type { StyleNames } from '../style-strings.ts'

export const yiddish: StyleNames = {
  botanical: 'בלומען און בלעטער',
  ceramic: 'געמאלטע קעראמיק',
  embroidery: 'שטיקעריי',
  foil: 'גאלד דרוק',
  glass: 'קאלירט גלאז',
  illuminated: 'באצירטער בלאט',
  kids: 'פאר קינדער',
  layered: 'שיכטן פאפיר',
  lino: 'לינאלעאום דרוק',
  micrography: 'געמאלט מיט אותיות',
  night: 'נאכט הימל',
  papercut: 'שערענשניט',
  riso: 'דרוק אין צוויי קאלירן',
  stone: 'אויסגעקריצט אין שטיין',
  tiles: 'מאזאיק',
  woodtype: 'האלצערנע אותיות',
}
