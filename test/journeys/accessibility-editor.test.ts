import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { encodeDraft } from '../../src/shared/draft-link.ts'
import { personalCardPath, personalPath } from '../../src/shared/routes.ts'
import { expectNothing, openChecked, type Schemes } from '../browser/axe.ts'
import { field, live } from '../browser/card-page.ts'
import { part } from '../browser/editor-page.ts'
import { untilFocused } from '../browser/site.ts'

const context = { hasTouch: true }
const filmPath = '/video/papers-for-a-wedding'
const sent = await encodeDraft({
  values: { place: 'באולמי תפארת, ירושלים' },
  to: 'משפחת גרוס שיחיו',
})

const phone = { width: 360, height: 780, context }
/** A window at 400 %. */
const narrow = { width: 320, height: 400 }

const main = (page: Page) => page.getByRole('main')
const button = (page: Page, name: string) => main(page).getByRole('button', { name, exact: true })
const tool = (page: Page, name: string) =>
  page.getByRole('toolbar', { name: 'Tools' }).getByRole('button', { name })
const done = (page: Page) =>
  main(page).getByRole('button', { name: 'Done' }).locator('visible=true')

/** States of the editor of a card: how each is reached, and how it is left. */
const cardStates: [name: string, open: (page: Page) => Promise<unknown>, leave?: typeof done][] = [
  ['rest', async () => {}],
  [
    'typing',
    async (page) => {
      await part(page, 'chosson').getByRole('button').tap()
      await untilFocused(field(page, 'Chosson'))
      await page.keyboard.insertText('Menachem')
      await page.locator('[data-chips]').getByRole('button').first().waitFor()
    },
  ],
  [
    'lettering',
    async (page) => {
      await page.getByRole('button', { name: 'Style of Chosson' }).tap()
      await page.getByRole('region', { name: 'Style of Chosson' }).waitFor()
    },
    done,
  ],
  ['words', (page) => tool(page, 'Words').tap(), done],
  [
    'dates',
    (page) => openTool(page, 'date', 'Date of Date'),
    (page) => page.getByRole('dialog').getByRole('button', { name: 'Close' }),
  ],
  ['line with a date', async () => {}, done],
  [
    'wording',
    (page) => openTool(page, 'arch', 'Ideas of On the arch'),
    (page) => page.getByRole('dialog').getByRole('button', { name: 'Close' }),
  ],
  ['line with ideas', async () => {}, done],
  ['colour', (page) => tool(page, 'Colour').tap(), done],
  ['size', (page) => tool(page, 'Size').tap(), done],
  ['photo', (page) => tool(page, 'Photo').tap(), done],
  [
    'sticker',
    async (page) => {
      await tool(page, 'Sticker').tap()
      await main(page).getByRole('button', { name: 'Pomegranate' }).waitFor()
    },
    done,
  ],
  [
    'more',
    async (page) => {
      await tool(page, 'More').tap()
      await page.getByRole('dialog').waitFor()
    },
    (page) => page.getByRole('dialog').getByRole('button', { name: 'Close' }).first(),
  ],
]

/** Opens a dialog of a line from the button beside its field. A key opens even the smallest line. */
async function openTool(page: Page, id: string, name: string) {
  await part(page, id).getByRole('button').press('Enter')
  await main(page).getByRole('button', { name, exact: true }).tap()
  await page.getByRole('dialog').waitFor()
}

async function expectNothingInStates(page: Page, size: string, schemes?: Schemes) {
  for (const [name, open, leave] of cardStates) {
    await open(page)
    await expectNothing(page, `${name}, ${size}`, schemes)
    await leave?.(page).tap()
  }
}

test('axe finds nothing in any state of the editor on a phone', async () => {
  const page = await openChecked({
    path: '/card/gate-of-doves',
    ...{ alone: true, asked: true },
    ...phone,
  })
  await page.keyboard.press('Shift')
  await live(page).waitFor()
  const bar = page.locator('[data-bar]')
  await bar.getByRole('button', { name: 'Download picture' }).tap()
  const question = page.getByRole('alertdialog', { name: 'The names are still the sample’s' })
  await question.waitFor()
  await expectNothing(page, 'names, 360x780')
  await page.keyboard.press('Escape')
  await expectNothingInStates(page, '360x780')
  await page.setViewportSize(narrow)
  await expectNothingInStates(page, '320x400', ['light'])
})

test('axe finds nothing in the editor of a film on a phone', async () => {
  const page = await openChecked({ path: filmPath, alone: true, ...phone })
  await page.keyboard.press('Shift')
  await main(page).locator('[data-player] canvas:visible').waitFor()
  await expectNothing(page, 'film at rest')
  await field(page, 'Chosson').tap()
  await untilFocused(field(page, 'Chosson'))
  await expectNothing(page, 'film while typing')
  await done(page).tap()
  await button(page, 'More').tap()
  await page.getByRole('dialog').waitFor()
  await expectNothing(page, 'more ways of a film')
  await page.setViewportSize(narrow)
  await expectNothing(page, 'more ways of a film, 320x400', ['light'])
  await page.keyboard.press('Escape')
  await expectNothing(page, 'film at rest, 320x400', ['light'])
})

test.each([
  ['card', personalCardPath('gate-of-doves', sent), 'Open the card'],
  ['film', personalPath('/video/move/gate-of-doves', sent), 'Open the video'],
])('axe finds nothing on the gift of a %s, shut and open', async (kind, path, name) => {
  const drawn = Promise.withResolvers<void>()
  const page = await openChecked({
    path,
    ...{ ...phone, alone: true },
    // The art arrives once the shut envelope is checked.
    prepare: (page) =>
      page.route('**/art-worker*', (route) => drawn.promise.then(() => route.continue())),
  })
  const opener = button(page, name)
  await opener.waitFor()
  await expectNothing(page, `${kind} in its envelope`)
  drawn.resolve()
  if (kind === 'film') await opener.tap()
  await page.locator('[data-gift=open]').waitFor()
  await expectNothing(page, `${kind} out of its envelope`)
  expect(await opener.count()).toBe(0)
})
