import { readFileSync } from 'node:fs'
import type { AxeResults, ElementContext, RunOptions } from 'axe-core'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { baseUrl, onceRead, openPage, untilHydrated, untilStill } from './site.ts'

const axeSource = readFileSync('node_modules/axe-core/axe.min.js', 'utf8')

/** All WCAG 2.2 checks at levels A and AA, and axe's best practices. */
const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

type Visit = Parameters<typeof openPage>[0]

/** A page with axe in it; the policy is off only to allow that. */
export async function openChecked(options: Visit) {
  const visit = await openPage({ ...options, context: { ...options?.context, bypassCSP: true } })
  await prepare(visit.page)
  return visit.page
}

/** Another page in the same tab, in the widest window. */
export async function goChecked(page: Page, path: string) {
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto(baseUrl + path, onceRead)
  await untilHydrated(page)
  await prepare(page)
}

/**
 * Colours of another scheme come at once. Even the shortest transition takes a frame for each level
 * of the document, since a colour that is inherited begins to change after that of its parent.
 */
async function prepare(page: Page) {
  await page.evaluate(axeSource)
  await page.addStyleTag({ content: '* { transition: none !important }' })
}

/** What every page has around its own part. */
const shell = [['body > header'], ['body > nav'], ['footer']]
export const withoutShell: ElementContext = { exclude: shell }

export type Schemes = readonly ('light' | 'dark')[]

/** Expects no finding in light mode and in dark mode. */
export async function expectNothing(
  page: Page,
  state: string,
  schemes: Schemes = ['light', 'dark'],
) {
  expect(await findings(page, state, schemes)).toEqual([])
}

/**
 * What axe finds in each scheme, with the state that it was found in.
 *
 * @param withShell whether it looks into the header, the bar and the footer too
 */
export async function findings(
  page: Page,
  state: string,
  schemes: Schemes = ['light', 'dark'],
  withShell = true,
): Promise<string[]> {
  const all: string[] = []
  for (const [i, colorScheme] of schemes.entries()) {
    await page.emulateMedia({ colorScheme })
    // Scripts that follow the scheme or the width hear of it in the next frame.
    await page.evaluate(() => new Promise(requestAnimationFrame))
    await untilStill(page)
    const check = i === 0 ? violationsOn : colourViolationsOn
    const found = await check(page, withShell ? undefined : withoutShell)
    all.push(...found.map((each) => `${state}, ${colorScheme}: ${each}`))
  }
  return all
}

/** What axe finds, one line each. */
export function violationsOn(page: Page, context?: ElementContext): Promise<string[]> {
  const runOnly = { type: 'tag', values: standards } as const
  return findingsOn(page, { runOnly, rules: { 'target-size': { enabled: true } } }, context)
}

/** The same by the rules that look at colours: light and dark differ in nothing else. */
export function colourViolationsOn(page: Page, context?: ElementContext): Promise<string[]> {
  const values = ['color-contrast', 'link-in-text-block']
  return findingsOn(page, { runOnly: { type: 'rule', values } }, context)
}

async function findingsOn(
  page: Page,
  options: RunOptions,
  context?: ElementContext,
): Promise<string[]> {
  const results: AxeResults = await page.evaluate(
    ([context, options]) => Reflect.get(window, 'axe').run(context ?? document, options),
    [context, { ...options, resultTypes: ['violations'] } satisfies RunOptions] as const,
  )
  return results.violations.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${id}: ${node.html.slice(0, 160)} ${node.failureSummary ?? ''}`),
  )
}
