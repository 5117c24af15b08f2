import { expect, test } from 'vitest'
import { type Design, designs, fault, type Line } from './catalogue-words.ts'

/** What the words of a design have to be, by custom and grammar. */
export interface Rule {
  name: string
  /** What is wrong with a design, in a line each. */
  faults: (design: Design) => string[]
  /** A design that breaks it, and what is said of that. */
  bad: Design
  says: string
}

/** Holds the catalogue to the rules, and the rules to what they say. */
export function testRules(rules: readonly Rule[]) {
  test.each(rules)('$name', ({ faults }) => {
    expect(designs.flatMap(faults)).toEqual([])
  })

  test.each(rules)('it is told where, what and why: $name', ({ faults, bad, says }) => {
    expect(faults(bad)).toEqual([says])
  })
}

/** A design of one shelf: its lines by field, text and label. */
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

/** Without marks between letters and around words. */
export function wordsOf(text: string): string[] {
  return text.replace(/[״׳”’]/g, '').split(/[\s,.·&]+/)
}
