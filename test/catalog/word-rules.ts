import { expect, test } from 'vitest'
import { type Design, designs, fault, type Line } from './catalogue-words.ts'

/** A rule of custom or grammar for the words of a design. */
export interface Rule {
  name: string
  /** The faults of a design, one line each. */
  faults: (design: Design) => string[]
  /** A design that breaks the rule, and the expected fault. */
  bad: Design
  says: string
}

/** Tests the catalogue against the rules, and each rule against its bad example. */
export function testRules(rules: readonly Rule[]) {
  test.each(rules)('$name', ({ faults }) => {
    expect(designs.flatMap(faults)).toEqual([])
  })

  test.each(rules)('it is told where, what and why: $name', ({ faults, bad, says }) => {
    expect(faults(bad)).toEqual([says])
  })
}

/** A design of one shelf, from lines by field with text and label. */
export function card(
  category: string,
  ...lines: readonly (readonly [field: string, text: string, label?: string])[]
): Design {
  return {
    name: 'card bad',
    categories: [category],
    language: 'he',
    titles: { en: 'A picture' },
    description: 'A picture',
    lines: lines.map(([field, text, label = 'Words']) => ({ field, text, label })),
  }
}

/** A rule for each line of the designs on a shelf. */
export function of(category: string, should: (line: Line) => string | undefined): Rule['faults'] {
  return ({ name, categories, lines }) => {
    if (!categories.includes(category)) return []
    return lines.flatMap((line) => {
      const better = should(line)
      return better === undefined ? [] : [fault(`${name}, field ${line.field}`, line.text, better)]
    })
  }
}

/** Words without marks inside or around them. */
export function wordsOf(text: string): string[] {
  return text.replace(/[״׳”’]/g, '').split(/[\s,.·&]+/)
}
