import { readFileSync, writeFileSync } from 'node:fs'
import type { Page } from 'playwright-core'

/**
 * Returns a function that gives the peak memory of a renderer of the page's browser since this
 * call, MB. It gives NaN on systems other than Linux.
 */
export async function watchMemory(page: Page): Promise<() => number> {
  if (process.platform !== 'linux') return () => Number.NaN
  const session = await page.context().browser()?.newBrowserCDPSession()
  const { processInfo = [] } = (await session?.send('SystemInfo.getProcessInfo')) ?? {}
  const renderers = processInfo.filter(({ type }) => type === 'renderer').map(({ id }) => id)
  // 5 resets the peak to the current value: proc_pid_clear_refs(5).
  for (const id of renderers) writeFileSync(`/proc/${id}/clear_refs`, '5')
  return () => Math.max(...renderers.map(peakOf))
}

function peakOf(id: number): number {
  const [, kilobytes] = /VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${id}/status`, 'utf8')) ?? []
  return Number(kilobytes) / 1024
}
