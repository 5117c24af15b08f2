import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/** Sides that are meant, by file: the reason is beside the rule or here. */
const meant: Readonly<Record<string, readonly string[]>> = {
  // The button for the chat is at the right in both writing directions.
  'client/shell/chat-link.module.css': ['right'],
  // The handles are parts of a picture, whose places are counted from its left.
  'client/card/handles/part-handles.module.css': ['left', 'right'],
  // A corner that is turned into an arrow which points down.
  'client/card/style/style-panel.module.css': ['border-width'],
  // The middle of a triangle that points to the right in every language.
  'client/film/edit/song-choice.module.css': ['margin-left'],
  // An envelope flies from a place that is counted from the left.
  'client/gift/envelope.module.css': ['margin-left'],
}

const sided = /(?:^|-)(?:left|right)(?:-|$)/
const fourSides =
  /^(?:margin|padding|inset|border-(?:width|style|color)|scroll-(?:margin|padding))$/
const aligning = /^(?:text-align|float|clear|justify-(?:self|items|content))$/

/** The property of a declaration that has a left or a right side; undefined for others. */
function sideOf(property: string, value: string): string | undefined {
  if (sided.test(property)) return property
  if (aligning.test(property) && /^(?:left|right)$/.test(value)) return `${property}: ${value}`
  const parts = withoutArguments(value).split(/\s+/)
  const isUneven = fourSides.test(property) && parts.length === 4 && parts[1] !== parts[3]
  return isUneven ? property : undefined
}

/** A value with its functions as one word each. */
function withoutArguments(value: string): string {
  const inner = value.replace(/\([^()]*\)/g, '')
  return inner === value ? value : withoutArguments(inner)
}

/** Rules for pages from right to left turn the side themselves. */
function sidesIn(css: string): string[] {
  const rules = css.replace(/\/\*[\s\S]*?\*\//g, '').matchAll(/([^{}]*)\{([^{}]*)\}/g)
  const all = [...rules].flatMap(([, selector = '', body = '']) =>
    [...body.matchAll(/([a-z-]+)\s*:\s*([^;]+?)\s*(?:;|$)/g)].flatMap(
      ([, property = '', value = '']) => {
        const side = sideOf(property, value)
        return side ? [{ side, selector: selector.trim() }] : []
      },
    ),
  )
  return all.filter(({ side, selector }) => !isTurned(all, side, selector)).map(({ side }) => side)
}

function isTurned(all: { side: string; selector: string }[], side: string, selector: string) {
  const isRtl = (each: string) => /dir\(rtl\)|\[dir="rtl"\]/.test(each)
  const plain = (each: string) => each.replace(/:dir\(rtl\)|\[dir="rtl"\]\s*/g, '')
  if (isRtl(selector)) return true
  return all.some(
    (each) => each.side === side && isRtl(each.selector) && plain(each.selector) === selector,
  )
}

test.each([
  ['.a { margin-left: 2px }', ['margin-left']],
  ['.a { left: 0; inset-inline-end: 0 }', ['left']],
  ['.a { border-top-left-radius: 4px }', ['border-top-left-radius']],
  ['.a { text-align: right }', ['text-align: right']],
  ['.a { padding: 1px 2px 3px 4px }', ['padding']],
  ['.a { padding: 1px 2px 3px 2px; margin: 0 auto }', []],
  ['.a { padding: 0 8px 0 0 } .a:dir(rtl) { padding: 0 0 0 8px }', []],
  ['/* left: 0 */ .a { margin-inline-start: 2px; text-align: start }', []],
])('%s has the sides %j', (css, sides) => {
  expect(sidesIn(css)).toEqual(sides)
})

test('styles name the start and the end of a line, not left and right', () => {
  const found = globSync('client/**/*.css').flatMap((file) =>
    sidesIn(readFileSync(file, 'utf8'))
      .filter((side) => !meant[file]?.includes(side))
      .map((side) => `${file}: ${side}`),
  )
  expect(found).toEqual([])
})

test('no side is listed that a style no longer has', () => {
  for (const [file, sides] of Object.entries(meant)) {
    expect(sidesIn(readFileSync(file, 'utf8')), file).toEqual(expect.arrayContaining([...sides]))
  }
})
