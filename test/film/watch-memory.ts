import { readFileSync, writeFileSync } from 'node:fs'
import type { Page } from 'playwright-core'

/**
 * Tells the most memory that a renderer of the page's browser has held since then, MB; NaN where the
 * system, if it is not Linux, does not say.
 */
export async function watchMemory(page: Page): Promise<() => number> {
  if (process.platform !== 'linux') return () => Number.NaN
  const session = await page.context().browser()?.newBrowserCDPSession()
  const { processInfo = [] } = (await session?.send('SystemInfo.getProcessInfo')) ?? {}
  const renderers = processInfo.filter(({ type }) => type === 'renderer').map(({ id }) => id)
  // 5 makes the peak what it is now: proc_pid_clear_refs(5).
  for (const id of renderers) writeFileSync(`/proc/${id}/clear_refs`, '5')
  return () => Math.max(...renderers.map(peakOf))
}

function peakOf(id: number): number {
  const [, kilobytes] = /VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${id}/status`, 'utf8')) ?? []
  return Number(kilobytes) / 1024
}
