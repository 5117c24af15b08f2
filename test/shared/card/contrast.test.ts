import { expect, test } from 'vitest'
import { layOut } from '../../../catalog/pictures/draw-card.ts'
import { contrastWarning } from '../../../client/card/style/contrast-warning.ts'
import { contrastOf } from '../../../src/shared/card/contrast-of.ts'
import type { CardLayout } from '../../../src/shared/card/layout-card.ts'
import { linesOf } from '../../../src/shared/card/line-at.ts'
import type { LayerChange } from '../../../src/shared/draft.ts'
import { editorStrings } from '../../../src/shared/i18n/editor-strings.ts'
import { designOf } from '../../fixtures/designs.ts'

function change(layers: Record<string, LayerChange>): Promise<CardLayout> {
  return layOut(designOf('papercut-arch'), { values: {}, layers, format: 'print' })
}

test('contrast is that of the colour with the worst ground under text', async () => {
  const layout = await change({ chosson: { colour: '#1c2748' }, arch: {} })
  const of = (field: string) => {
    const [line] = linesOf(layout, field)
    return line ? contrastOf(layout, line) : 0
  }
  expect(of('chosson')).toBeLessThan(2)
  expect(of('kallah')).toBeGreaterThanOrEqual(7)
  expect(of('arch')).toBeGreaterThanOrEqual(4.5)
})

test('a colour is warned of where letters of that size are hard to read', async () => {
  const inked = (colour: string) => change({ greeting: { colour }, with: { colour } })
  const faint = await inked('#7d8390')
  const [line] = linesOf(faint, 'greeting')
  expect(line && contrastOf(faint, line)).toBeCloseTo(3.6, 0)
  expect(contrastWarning(faint, 'greeting', editorStrings.en)).toBeUndefined()
  expect(contrastWarning(faint, 'with', editorStrings.en)).toContain('Hard to read')
  expect(contrastWarning(await inked('#9aa3b8'), 'with', editorStrings.en)).toBeUndefined()
  expect(contrastWarning(await inked('#1c2748'), 'greeting', editorStrings.en)).toContain(
    'Hard to read',
  )
})

test('words cut out of the arch are hard to read once they leave it', async () => {
  const layout = await change({ arch: { move: { x: 0, y: 0.3 } } })
  const [line] = linesOf(layout, 'arch')
  expect(line && contrastOf(layout, line)).toBeLessThan(2)
})
