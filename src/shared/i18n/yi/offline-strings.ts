import type { OfflineStrings } from '../offline-strings.ts'

export const yiddish: OfflineStrings = {
  title: 'נישטא קיין אינטערנעט',
  lead: 'דעם בלאט האט מען נאך נישט געעפנט אויף דעם מכשיר. בלעטער וואס איר האט שוין געעפנט ארבעטן ווייטער.',
  again: 'נאכאמאל פרובירן',
  home: 'הויפט בלאט',
}
