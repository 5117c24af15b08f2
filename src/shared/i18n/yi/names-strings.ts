import type { NamesStrings } from '../names-strings.ts'

export const yiddish: NamesStrings = {
  title: 'ניצן די נעמען?',
  use: 'יא, אריינשרייבן',
  refuse: 'ניין, א דאנק',
  used: 'די נעמען זענען אריינגעשריבן',
  undo: 'צוריקנעמען',
}
