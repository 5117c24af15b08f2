import { expect, test } from 'vitest'
import { replaceRun, runAt, type Script } from '#shared/spelling/run.ts'

/** The caret is at the bar. */
function runIn(marked: string, script: Script = 'latin') {
  const caret = marked.indexOf('|')
  return runAt(marked.replace('|', ''), caret, script)
}

test.each([
  ['Menachem|', 'Menachem'],
  ['Menachem |', 'Menachem'],
  ['|Menachem', 'Menachem'],
  ['Men|achem Mendel', 'Menachem Mendel'],
  ['Menachem Mendel|', 'Menachem Mendel'],
  ['משפחת Rosenberg|', 'Rosenberg'],
  ['משפחת Rosen|berg היקרה', 'Rosenberg'],
  ['לRosenberg|', 'Rosenberg'],
  ['Mazel tov!|', null],
  ['Mazel tov! Chaim|', 'Chaim'],
  ['Mrs. Klein|', 'Mrs. Klein'],
  ['R’ Moshe|', 'R’ Moshe'],
  ["R'|", "R'"],
  ['‘Moshe|’', 'Moshe'],
  ['(Moshe|)', 'Moshe'],
  ['Moshe & Sarah|', 'Moshe & Sarah'],
  ['Moshe, Sarah|', 'Moshe, Sarah'],
  ['Goldstein-Katz|', 'Goldstein-Katz'],
  ['Moshe\nSarah|', 'Sarah'],
  ['Moshe|\nSarah', 'Moshe'],
  ['Moshe\n|', null],
  ['one two three four five six seven eight|', 'three four five six seven eight'],
  ['one two| three four five six seven eight', 'one two three four five six'],
  ['the 5th|', null],
  ['office@mazel.com|', null],
  ['office@mazel|.com', null],
  ['Room 12B|', null],
  ['2026|', null],
  ['מזל טוב|', null],
  ['|', null],
  ['Ḥay\u0323im|', 'Ḥay\u0323im'],
])('the Latin run in %j', (marked, typed) => {
  expect(runIn(marked)?.typed ?? null).toBe(typed)
})

test.each([
  ['Dear משה|', 'משה'],
  ['מֹשֶׁה|', 'מֹשֶׁה'],
  ['ר׳ משה|', 'ר׳ משה'],
  ['תשפ״ז|', 'תשפ״ז'],
  ['בן־ציון|', 'בן־ציון'],
  ['Moshe|', null],
  ['משה 5|', null],
])('the Hebrew run in %j', (marked, typed) => {
  expect(runIn(marked, 'hebrew')?.typed ?? null).toBe(typed)
})

test('a spelling takes the place of its run', () => {
  const text = 'ב״ה, משפחת Rosenberg, 5 שָׁלוֹם'
  const run = runAt(text, 19, 'latin')
  expect(run).toEqual({ start: 11, end: 20, typed: 'Rosenberg', caret: 19 })
  if (run) {
    expect(replaceRun(text, run, 'רוזנברג')).toEqual({
      text: 'ב״ה, משפחת רוזנברג, 5 שָׁלוֹם',
      caret: 18,
    })
  }
})

test('the caret stays behind a space after the run', () => {
  const run = runAt('Menachem ', 9, 'latin')
  expect(run && replaceRun('Menachem ', run, 'מנחם')).toEqual({ text: 'מנחם ', caret: 5 })
})
