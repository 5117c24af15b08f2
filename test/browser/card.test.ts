import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { formatSizes } from '../../src/shared/format.ts'
import { cardPath, field, lineOf, live, newName, openCard } from './card-page.ts'
import { type Point, part } from './editor-page.ts'
import { gate, openPage, untilFocused, untilStill } from './site.ts'
import { fingersOn } from './touch.ts'

test('the fields stand beside the picture on a desktop, and the tools below it on a phone', async () => {
  const page = await openCard()
  const besidePicture = async () => {
    const picture = await live(page).boundingBox()
    const name = await field(page, 'Chosson').boundingBox()
    return picture && name && name.x - (picture.x + picture.width)
  }
  await expect.poll(besidePicture).toBeGreaterThan(0)
  for (const [width, height] of [
    [1280, 900],
    [1000, 700],
  ] as const) {
    await page.setViewportSize({ width, height })
    await expectClear(page, page.getByRole('heading', { level: 1 }), width)
  }
  await page.setViewportSize({ width: 360, height: 740 })
  const isAboveTools = async () => {
    const picture = await live(page).boundingBox()
    const tools = await page.locator('[role=toolbar]').boundingBox()
    if (!picture || !tools) return false
    return picture.y + picture.height < tools.y && picture.x + picture.width <= 360
  }
  await expect.poll(isAboveTools).toBe(true)
})

test('in each size the picture keeps clear of the tools on a phone', async () => {
  const page = await openCard({ width: 360, height: 740 })
  await page.getByRole('button', { name: 'Size', exact: true }).click()
  await expectClear(page, page.getByRole('group', { name: 'Size' }), 360)
  await page.setViewportSize({ width: 320, height: 600 })
  await expectClear(page, page.getByRole('group', { name: 'Size' }), 320)
})

/** In each size of the card its picture comes to rest inside the window, and beside or above what is given. */
async function expectClear(page: Page, beside: Locator, width: number) {
  const sizes = page.getByRole('group', { name: 'Size' })
  for (const [id, { widthPx, heightPx }] of Object.entries(formatSizes)) {
    await sizes.locator(`input[value=${id}]`).evaluate((radio: HTMLElement) => radio.click())
    await expect.poll(() => live(page).getAttribute('viewBox')).toBe(`0 0 ${widthPx} ${heightPx}`)
    const faults = async () => {
      await untilStill(page)
      const picture = await live(page).boundingBox()
      const other = await beside.boundingBox()
      if (!picture || !other) return ['the card is not shown']
      const right = picture.x + picture.width
      const bottom = picture.y + picture.height
      return [
        ...(picture.x < 0 ? [`left edge at ${picture.x}`] : []),
        ...(right > width ? [`right edge at ${right}`] : []),
        ...(right > other.x && bottom > other.y
          ? [`over the box from ${other.x}, ${other.y}`]
          : []),
      ]
    }
    await expect.poll(faults, { message: `picture of ${id} in ${width} px` }).toEqual([])
  }
}

test('every field is a native one with the words that stand on the card, where a tap on its line leads', async () => {
  const page = await openCard()
  const inputs = page.getByRole('main').locator('fieldset textarea')
  const values = await inputs.evaluateAll((all) =>
    all.map((one) => (one as HTMLTextAreaElement).value),
  )
  expect(values).toContain('יוסף יצחק')
  expect(values).toContain('Mazel Tov')
  expect(await lineOf(page, 'chosson')).toBe('יוסף יצחק')
  expect(await lineOf(page, 'second-greeting')).toBe('Mazel Tov')
  expect(await field(page, 'Chosson').evaluate((input) => getComputedStyle(input).direction)).toBe(
    'rtl',
  )
  const line = await lineBox(page, 'kallah')
  await page.mouse.click(line.x + line.width / 2, line.y + line.height / 2)
  await untilFocused(field(page, 'Kallah'))
})

test('a name that is typed stands on the card at once, letter by letter, and the line of בס״ד can be switched off', async () => {
  const page = await openCard()
  await field(page, 'Chosson').fill('')
  let typed = ''
  for (const letter of newName) {
    typed += letter
    await page.keyboard.insertText(letter)
    await expect.poll(() => lineOf(page, 'chosson')).toBe(typed.trim())
  }
  expect(await lineOf(page, 'kallah')).toBe('חיה מושקא')
  const words = () => live(page).textContent()
  expect(await words()).toContain('בס״ד')
  await page.getByRole('main').getByRole('switch').uncheck()
  await expect.poll(words).not.toContain('בס״ד')
  await expectTooLong(page)
})

/** Words that are too long get a message at their field, which goes with them. */
async function expectTooLong(page: Page) {
  await field(page, 'Greeting').fill('ש'.repeat(24))
  const message = page.getByText('Too long for this card')
  await message.waitFor()
  const id = await message.getAttribute('id')
  expect(await field(page, 'Greeting').getAttribute('aria-describedby')).toBe(id)
  expect(await field(page, 'Greeting').getAttribute('aria-invalid')).toBe('true')
  await field(page, 'Greeting').fill('מזל טוב')
  await message.waitFor({ state: 'detached' })
  expect(await field(page, 'Greeting').getAttribute('aria-invalid')).toBeNull()
  const most = Number(await field(page, 'Greeting').getAttribute('maxlength'))
  const full = page.getByText('This line is full')
  expect(await full.count()).toBe(0)
  await field(page, 'Greeting').fill('ש'.repeat(most))
  await full.waitFor()
  await field(page, 'Greeting').fill('מזל טוב')
  await full.waitFor({ state: 'detached' })
}

test('another palette and another size keep what was typed', async () => {
  const page = await openCard()
  await field(page, 'Chosson').fill(newName)
  const inkOf = () => live(page).locator('[data-field=chosson]').first().getAttribute('fill')
  const artOf = () => live(page).locator('> g').first().innerHTML()
  const [ink, art] = [await inkOf(), await artOf()]
  const palettes = page.getByRole('group', { name: 'Colours' }).getByRole('radio')
  expect(await palettes.count()).toBeGreaterThan(1)
  await expect.poll(() => lineOf(page, 'chosson')).toBe(newName)
  await palettes.nth(1).check()
  await expect.poll(artOf).not.toBe(art)
  await page.getByRole('radio', { name: 'Square' }).check()
  await expect.poll(() => live(page).getAttribute('viewBox')).toBe('0 0 1080 1080')
  await expect.poll(() => lineOf(page, 'chosson')).toBe(newName)
  expect(await field(page, 'Chosson').inputValue()).toBe(newName)
  await palettes.nth(0).check()
  await expect.poll(inkOf).toBe(ink)
  expect(await palettes.nth(1).isChecked()).toBe(false)
})

test('another palette paints the shapes that there are, and has nothing drawn', async () => {
  const page = await openCard({ prepare: (page) => page.addInitScript(countDrawings) })
  const drawings = () => page.evaluate(() => Reflect.get(globalThis, 'drawings'))
  const shapes = () =>
    live(page)
      .locator('path[d]')
      .evaluateAll((paths) => paths.map((path) => path.getAttribute('d')))
  const ground = () => live(page).locator('stop').first().getAttribute('stop-color')
  const [drawn, colour] = [await shapes(), await ground()]
  await page.getByRole('group', { name: 'Colours' }).getByRole('radio').nth(1).check()
  await expect.poll(ground).not.toBe(colour)
  expect(await shapes()).toEqual(drawn)
  expect(await drawings()).toBe(1)
  await page.getByRole('radio', { name: 'Square' }).check()
  await expect.poll(() => live(page).getAttribute('viewBox')).toBe('0 0 1080 1080')
  expect(await drawings()).toBe(2)
})

test('new art changes the elements that there are, and is then the art that is drawn at once', async () => {
  const page = await openCard({ path: '/card/pomegranate-bough' })
  const ground = () => live(page).locator('> g > *').first()
  const shapes = () => live(page).locator('> g').first().evaluate(shapesIn)
  await ground().evaluate((element) => Reflect.set(element, 'isFirst', true))
  const first = await shapes()
  await page.locator('textarea[data-text=family]').fill('Joseph Isaac and Miriam Leah')
  await expect.poll(shapes).not.toEqual(first)
  const drawn = await shapes()
  await page.getByRole('group', { name: 'Colours' }).getByRole('radio').nth(1).check()
  await expect.poll(shapes).not.toEqual(drawn)
  const changed = await shapes()
  expect(changed.length).not.toBe(first.length)
  expect(await ground().evaluate((element) => Reflect.get(element, 'isFirst'))).toBe(true)
  await page.getByText('Saved on this device').first().waitFor()
  await page.reload()
  await page.keyboard.press('Shift')
  await live(page).waitFor()
  await expect.poll(shapes).toEqual(changed)
})

/** Runs in the page: each element with its attributes, in the order of their names. */
function shapesIn(art: Element): string[] {
  return [...art.querySelectorAll('*')].map(({ tagName, attributes }) => {
    const named = [...attributes].map(({ name, value }) => `${name}=${value}`)
    return [tagName, ...named.sort()].join(' ')
  })
}

/** Runs in the page: counts the drawing requests to its worker. */
function countDrawings() {
  let drawings = 0
  Object.defineProperty(globalThis, 'drawings', { get: () => drawings })
  const { postMessage } = Worker.prototype
  Worker.prototype.postMessage = function (message, ...rest: never[]) {
    if ('order' in message) drawings++
    postMessage.call(this, message, ...rest)
  }
}

test('a card can be made with the keyboard alone', async () => {
  const page = await openCard()
  await page.getByRole('link', { name: 'Skip to main content' }).focus()
  await page.keyboard.press('Enter')
  await tabTo(page, (focused) => focused.label === 'Chosson')
  await page.keyboard.type(newName)
  await expect.poll(() => lineOf(page, 'chosson')).toBe(newName)
  await tabTo(page, (focused) => focused.role === 'switch')
  await page.keyboard.press('Space')
  await expect.poll(() => live(page).textContent()).not.toContain('בס״ד')
  await tabTo(page, (focused) => focused.role === 'radio')
  await page.keyboard.press('ArrowRight')
  const second = page.getByRole('group', { name: 'Colours' }).getByRole('radio').nth(1)
  await expect.poll(() => second.isChecked()).toBe(true)
  // The green button stands before the lines.
  await page.getByRole('link', { name: 'Skip to main content' }).focus()
  await page.keyboard.press('Enter')
  await tabTo(page, (focused) => focused.label.startsWith('Download picture'))
  const started = page.waitForEvent('download')
  await page.keyboard.press('Enter')
  expect((await started).suggestedFilename()).toBe('mazel-papercut-arch.jpg')
})

test('a tap on the built picture leads to the field of the line that is under it', async () => {
  const known = await openCard({ width: 390, height: 844, context: { hasTouch: true } })
  const line = await lineBox(known, 'kallah')
  const { page } = await openPage({
    path: cardPath,
    alone: true,
    width: 390,
    height: 844,
    context: { hasTouch: true },
  })
  await page.touchscreen.tap(line.x + line.width / 2, line.y + line.height / 2)
  await untilFocused(field(page, 'Kallah'))
})

test.each([
  ['a mouse', false],
  ['a finger', true],
] as const)(
  'a tap of %s on a line whose handle comes between the press and the release leads to its field',
  async (_, hasTouch) => {
    const code = gate()
    const page = await openCard({
      context: { hasTouch },
      prepare: (page) =>
        page.route('**/assets/card-handling-*.js', async (route) => {
          await code.wait
          await route.continue()
        }),
    })
    const { x, y, width, height } = await lineBox(page, 'kallah')
    const middle = { x: x + width / 2, y: y + height / 2 }
    const { down, up } = hasTouch ? await fingersOn(page) : mouseOf(page)
    await down(middle)
    code.open()
    await part(page, 'kallah').waitFor()
    await up()
    await untilFocused(field(page, 'Kallah'))
  },
)

function mouseOf({ mouse }: Page) {
  return {
    async down({ x, y }: Point) {
      await mouse.move(x, y)
      await mouse.down()
    },
    up: () => mouse.up(),
  }
}

/** Of the first row of a line, which the live card shows. */
async function lineBox(page: Page, id: string) {
  const box = await live(page).locator(`[data-field=${id}]`).first().boundingBox()
  if (!box) throw new Error(`the card has no line ${id}`)
  return box
}

test('the built picture stands until the live one is drawn', async () => {
  const { page } = await openPage({
    path: cardPath,
    prepare: (page) => page.route('**/assets/art-worker*', () => {}),
  })
  const built = page.getByRole('main').getByRole('img', { name: 'papercut' }).first()
  expect(await built.isVisible()).toBe(true)
  expect(await built.getAttribute('src')).toMatch(/^\/images\/cards\/papercut-arch/)
  expect(await live(page).count()).toBe(0)
  await field(page, 'Chosson').fill(newName)
  await expect.poll(() => field(page, 'Chosson').inputValue()).toBe(newName)
})

interface Focused {
  label: string
  role: string
}

/** Presses Tab until the wanted element has the focus. */
async function tabTo(page: Page, isWanted: (focused: Focused) => boolean): Promise<void> {
  const passed: Focused[] = []
  for (let press = 0; press < 60; press++) {
    await page.keyboard.press('Tab')
    const focused = await page.evaluate(readFocused)
    passed.push(focused)
    if (isWanted(focused)) return
  }
  throw new Error(`Tab does not lead there; it leads to ${JSON.stringify(passed)}`)
}

function readFocused(): Focused {
  const focused = document.activeElement
  const isField = focused instanceof HTMLInputElement || focused instanceof HTMLTextAreaElement
  const input = isField ? focused : undefined
  const label = input?.labels?.[0]?.textContent ?? focused?.textContent ?? ''
  return { label: label.trim(), role: focused?.getAttribute('role') ?? input?.type ?? '' }
}
