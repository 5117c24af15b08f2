import { readFileSync } from 'node:fs'
import type { AxeResults } from 'axe-core'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { openPage, untilStill } from './site.ts'

const axeSource = readFileSync('node_modules/axe-core/axe.min.js', 'utf8')

/** All WCAG 2.2 checks at levels A and AA, and axe's best practices. */
const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

type Visit = Parameters<typeof openPage>[0]

/** A page with axe in it; the policy is off only to allow that. */
export async function openChecked(options: Visit) {
  const visit = await openPage({ ...options, context: { ...options?.context, bypassCSP: true } })
  await visit.page.evaluate(axeSource)
  return visit.page
}

export type Schemes = readonly ('light' | 'dark')[]

/** Expects no finding in light mode and in dark mode. */
export async function expectNothing(
  page: Page,
  state: string,
  schemes: Schemes = ['light', 'dark'],
) {
  for (const colorScheme of schemes) {
    await page.emulateMedia({ colorScheme })
    await untilStill(page)
    expect(await violationsOn(page), `${state}, ${colorScheme}`).toEqual([])
  }
}

/** What axe finds, one line each. */
export async function violationsOn(page: Page): Promise<string[]> {
  const results: AxeResults = await page.evaluate(
    (values) =>
      Reflect.get(window, 'axe').run(document, {
        runOnly: { type: 'tag', values },
        rules: { 'target-size': { enabled: true } },
        resultTypes: ['violations'],
      }),
    standards,
  )
  return results.violations.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${id}: ${node.html.slice(0, 160)} ${node.failureSummary ?? ''}`),
  )
}
