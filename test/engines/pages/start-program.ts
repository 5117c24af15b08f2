import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'

export interface Program {
  /** Resolves with the match of the pattern in the program's output. */
  said(pattern: RegExp): Promise<RegExpExecArray>
  /** Ends it and every process that it started. */
  stop(): Promise<void>
}

/** Starts a program in a separate process group. */
export function startProgram(
  command: string,
  options: readonly string[],
  env: Readonly<Record<string, string>>,
): Program {
  const child = spawn(command, options, {
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...env },
  })
  const ended = once(child, 'exit')
  const kill = () => {
    if (child.pid && child.exitCode === null && child.signalCode === null) process.kill(-child.pid)
  }
  process.once('exit', kill)
  let words = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (data) => {
      words += data
    })
  }
  return {
    async said(pattern) {
      for (;;) {
        const found = pattern.exec(words)
        if (found) return found
        if (child.exitCode !== null) throw new Error(`${command} ended: ${words}`)
        await nextWords(child)
      }
    },
    async stop() {
      process.off('exit', kill)
      kill()
      await ended
    },
  }
}

function nextWords({ stdout, stderr, exitCode }: ChildProcess): Promise<unknown> {
  if (exitCode !== null || !stdout || !stderr) return Promise.resolve()
  const over = new AbortController()
  const heard = [
    [stdout, 'data'],
    [stderr, 'data'],
    [stderr, 'close'],
  ] as const
  const any = heard.map(([stream, event]) => once(stream, event, { signal: over.signal }))
  return Promise.race(any).finally(() => over.abort())
}
