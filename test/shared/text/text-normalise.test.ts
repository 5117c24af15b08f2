import { expect, test } from 'vitest'
import { normaliseText } from '#shared/text/normalise.ts'

test.each([
  ['gershayim in a year', 'תשפ"ז', 'תשפ\u05f4ז'],
  ['gershayim from two apostrophes', "ב''ה", 'ב\u05f4ה'],
  ['gershayim from typographic quotes', 'שליט”א', 'שליט\u05f4א'],
  ['gershayim after a pointed letter', 'צַ"ל', 'צַ\u05f4ל'],
  ['geresh at the end of a word', "ר' משה", 'ר\u05f3 משה'],
  ['geresh inside a word', "ז'קלין", 'ז\u05f3קלין'],
  ['geresh from a typographic apostrophe', 'ג’ק', 'ג\u05f3ק'],
  ['double quotation marks around words stay', '"מזל טוב"', '"מזל טוב"'],
  ['single quotation marks around words stay', "'מזל טוב' ר' משה", "'מזל טוב' ר\u05f3 משה"],
  ['Latin apostrophes and quotes stay', 'It\'s "Mazel"', 'It\'s "Mazel"'],
  ['Yiddish digraphs come apart', '\u05f0\u05f1\u05f2', 'וווייי'],
  ['a digraph and its pasekh are one letter', 'ז\u05f2\u05b7ט', 'ז\ufb1fט'],
  ['two yuds and a pasekh are the same letter', 'זיי\u05b7ט', 'ז\ufb1fט'],
  ['of three yuds the last two are that letter', 'ייי\u05b7', 'י\ufb1f'],
  ['a yud with a point of its own stays apart', 'י\u05b0י\u05b7', 'י\u05b0י\u05b7'],
  ['geresh after that letter', "\ufb1f'", '\ufb1f\u05f3'],
  ['presentation forms come apart', '\ufb2a\ufb4b', '\u05e9\u05c1\u05d5\u05b9'],
  ['Latin letters are composed', 'Cafe\u0301', 'Caf\u00e9'],
  ['bidi controls go', '\u202bאב\u202c\u200f\u2067ג\u2069\u200e\u061c', 'אבג'],
  ['C0, DEL and C1 controls go', 'a\0b\u001fc\u007fd\u0090e', 'abcde'],
  ['soft hyphens, joiners and byte order marks go', 'a\u00adb\u200dc\u200bd\ufeff', 'abcd'],
  ['variation selectors go', '\u2764\ufe0f', '\u2764'],
  ['points without a letter go', '\u05b8א \u05b8ב', 'א ב'],
  ['spaces fold and ends are trimmed', ' a \t  b \n  c ', 'a b\nc'],
  ['all line ends become line feeds', 'a\r\nb\rc\u2028d\u0085e', 'a\nb\nc\nd\ne'],
  ['no-break spaces stay', 'a\u00a0b', 'a\u00a0b'],
])('%s', (_, typed, expected) => {
  expect(normaliseText(typed)).toBe(expected)
  expect(normaliseText(expected)).toBe(expected)
})
