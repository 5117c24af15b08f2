import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'

/** A tick of the clock of /proc. */
const tickMs = 10

/** @throws Error on systems without /proc */
export function needProcessorClock(): void {
  if (!existsSync('/proc/self/stat')) throw new Error('This part needs Linux: there is no /proc.')
}

/** The processes of workerd that this process has started. */
export function workerdProcesses(): number[] {
  const list = execFileSync('ps', ['-o', 'pid=,comm=', '--ppid', String(process.pid)]).toString()
  return list
    .split('\n')
    .filter((line) => line.includes('workerd'))
    .map((line) => Number.parseInt(line, 10))
}

/** In user and system mode, ms: fields 14 and 15 of /proc/PID/stat, proc(5). */
export function processorMs(pids: readonly number[]): number {
  const ticks = pids.map((pid) => {
    const [, fields = ''] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')
    const values = fields.split(' ').map(Number)
    return (values[11] ?? 0) + (values[12] ?? 0)
  })
  return ticks.reduce((sum, one) => sum + one, 0) * tickMs
}
