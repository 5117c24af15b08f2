import type { NamesStrings } from '../names-strings.ts'

export const hebrew: NamesStrings = {
  title: 'להשתמש בשמות האלה?',
  use: 'כן, למלא',
  refuse: 'לא, תודה',
  used: 'השמות מולאו',
  undo: 'ביטול הפעולה',
}
