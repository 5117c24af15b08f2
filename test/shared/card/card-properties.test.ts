import fc from 'fast-check'
import { expect, test } from 'vitest'
import { outliner } from '../../../catalog/pictures/outliner.ts'
import { loadFamily } from '../../../src/shared/art/families.ts'
import type { TextArea } from '../../../src/shared/art/family.ts'
import { growthOf } from '../../../src/shared/card/grow-type.ts'
import { type CardLayout, type CardLine, layoutCard } from '../../../src/shared/card/layout-card.ts'
import { loadFontTables } from '../../../src/shared/card/load-font-tables.ts'
import type { CardDesign } from '../../../src/shared/card.ts'
import type { Format } from '../../../src/shared/format.ts'
import { faceIds } from '../../../src/shared/text/face.ts'
import { layoutText } from '../../../src/shared/text/layout-text.ts'
import { placeLine } from '../../../src/shared/text/line.ts'
import { normaliseText } from '../../../src/shared/text/normalise.ts'
import { designOf, designs } from '../../fixtures/designs.ts'
import { holds, meet, safeArea } from '../art/safe-area.ts'
import { inkOf } from './path-ink.ts'
import { visitorWords } from './visitor-words.ts'

const tables = await loadFontTables(faceIds)
const families = new Map(
  await Promise.all(
    designs.map(async ({ art }) => [art.family, await loadFamily(art.family)] as const),
  ),
)

/** Takes seconds on a quiet machine; these tests are not about time. */
const slowMs = 120_000

/** Has the slug of a design: a failure report would print a whole design. */
interface Typed {
  slug: string
  format: Format
  values: Readonly<Record<string, string>>
}

/** Any design in any format, with new words in some fields. */
const typed = fc
  .constantFrom(
    ...designs.flatMap((design) => design.formats.map((format) => ({ design, format }))),
  )
  .chain(({ design, format }) => {
    const words = design.fields.map(({ value, maxLength }) =>
      fc.oneof(fc.constant(value), visitorWords).map((text) => text.slice(0, maxLength)),
    )
    return fc.tuple(...words).map((texts): Typed => {
      const values = Object.fromEntries(design.fields.map(({ id }, i) => [id, texts[i] ?? '']))
      return { slug: design.slug, format, values }
    })
  })

/** A ring on a capital is the highest ink of all. */
const ringed: [Typed][] = [
  [{ slug: 'machzor-of-old', format: 'status', values: { occasion: 'Ångström' } }],
  [{ slug: 'gate-at-dusk-wedding', format: 'print', values: { arch: 'D’Angelo Ångström' } }],
]

test(
  'whatever is typed: no ink leaves its box or meets another, and nothing is lost unsaid',
  () => {
    fc.assert(
      fc.property(typed, (card) => {
        const { textArea, layout } = layOut(card)
        const faults = [
          ...placeFaults(card, textArea, layout),
          ...meetingFaults(layout),
          ...sizeFaults(card, layout),
          ...textFaults(card, layout),
        ]
        expect(faults).toEqual([])
      }),
      { numRuns: 10_000, examples: ringed },
    )
  },
  slowMs,
)

test(
  'the ink that layout claims is that of the outlines, to half a px of type at 100 px',
  async () => {
    const texts = fc.tuple(
      fc.constantFrom(...designs.flatMap(({ layers }) => layers)),
      visitorWords,
    )
    for (const [{ faces, tracking }, text] of fc.sample(texts, { numRuns: 500, seed: 5787 })) {
      const style = { faces, tracking, sizes: { min: 100, max: 100 }, maxLines: 9, tables }
      const { lines } = layoutText(text, style, 2_000)
      for (const laid of lines) {
        const line = placeLine(laid, { field: 'name', x: 0, baseline: 0 })
        const [data = ''] = await outliner.outline([line])
        const { left, right, top, bottom } = inkOf(data)
        if (left > right) continue
        const { x, y, width, height } = line.ink
        const beyond = Math.max(x - left, y - top, right - x - width, bottom - y - height)
        expect(beyond, `${line.text} in ${faces.join(', ')}`).toBeLessThan(0.5)
      }
    }
  },
  slowMs,
)

function layOut({ slug, format, values }: Typed): { textArea: TextArea; layout: CardLayout } {
  const design = designOf(slug)
  const family = families.get(design.art.family)
  if (!family) throw new RangeError(`no family ${design.art.family}`)
  const layout = layoutCard({ design, draft: { values, format }, family, tables })
  return { textArea: family.textArea(layout.size, design.art.motif), layout }
}

/** Ink must be in the text box for the stack, on the sweep for the arch, and in the safe area. */
function placeFaults({ slug, format }: Typed, textArea: TextArea, { lines }: CardLayout): string[] {
  const design = designOf(slug)
  return lines.flatMap((line) => {
    const stacked = !isHeader(line) && !isBent(line, design)
    const outside =
      !holds(safeArea(format), line.ink) || (stacked && !holds(textArea.text, line.ink))
    const slipped = isBent(line, design) && !isOnSweep(line, textArea)
    return outside || slipped ? [`${line.field} leaves its place: ${line.text}`] : []
  })
}

function isOnSweep({ clusters = [], widthPx }: CardLine, { arc }: TextArea): boolean {
  if (!arc) return false
  const angles = clusters.map(({ x, y }) => Math.atan2(x - arc.cx, arc.cy - y))
  return (
    widthPx <= arc.sweep * arc.radius &&
    angles.every((angle) => Math.abs(angle) <= arc.sweep / 2 + 1e-5)
  )
}

function meetingFaults({ lines, reserved }: CardLayout): string[] {
  const straight = lines.filter(({ clusters = [] }) => clusters.every(({ angle }) => angle === 0))
  const header = lines.find(isHeader)
  const letters = header
    ? reserved.slice(0, -straight.length).filter((box) => meet(box, header.ink))
    : []
  const pairs = straight.flatMap((one, i) =>
    straight
      .slice(i + 1)
      .flatMap((other) => (meet(one.ink, other.ink) ? [[one, other] as const] : [])),
  )
  return [
    ...letters.map(() => 'a letter of the arch meets the header'),
    ...pairs.map(([one, other]) => `'${one.text}' meets '${other.text}'`),
  ]
}

/** From 60 % of the layer's smallest size to its largest; below the smallest, with a problem. */
function sizeFaults({ slug }: Typed, { lines, size, problems }: CardLayout): string[] {
  const { layers } = designOf(slug)
  const unit = Math.min(size.widthPx / 1080, size.heightPx / 1350)
  return lines.flatMap(({ field, sizePx, text }) => {
    const layer = layers.find((each) => each.field === field)
    if (!layer) return []
    const least = Math.floor(layer.sizes.min * unit * 4) / 4
    const told = problems.some(
      (each) =>
        each.kind === 'too-much' ||
        (each.kind === 'small' && each.field === field) ||
        isTooLong(each, field),
    )
    const wrong =
      sizePx > layer.sizes.max * unit * growthOf(layer) ||
      sizePx < 0.6 * least - 0.5 ||
      (sizePx < least && !told)
    return wrong ? [`${field} has ${sizePx} px: ${text}`] : []
  })
}

/** Every character is drawn, reported as missing, or cut off after an ellipsis with a problem. */
function textFaults({ values }: Typed, { lines, problems }: CardLayout): string[] {
  return Object.entries(values).flatMap(([field, value]) => {
    const drawn = lines.filter((line) => line.field === field).map(({ text }) => text)
    const missing = problems.find((each) => each.kind === 'missing-glyph' && each.field === field)
    const strange = missing?.kind === 'missing-glyph' ? missing.characters.split(' ') : []
    const whole = [...normaliseText(value)].filter((one) => !strange.includes(one)).join('')
    const [asked, shown] = [whole, drawn.join('')].map((text) => text.replace(/\s/g, '')) as [
      string,
      string,
    ]
    if (shown === asked) return []
    const told = problems.some((each) => each.kind === 'too-much' || isTooLong(each, field))
    const cut = shown.endsWith('…') && asked.startsWith(shown.slice(0, -1))
    return told && cut ? [] : [`${field} shows '${shown}' of '${asked}'`]
  })
}

function isTooLong(problem: CardLayout['problems'][number], field: string): boolean {
  return problem.kind === 'too-long' && problem.field === field
}

function isHeader({ field }: CardLine): boolean {
  return field === 'header'
}

function isBent({ field }: CardLine, { layers }: CardDesign): boolean {
  return layers.some((layer) => layer.field === field && layer.place === 'arc')
}
