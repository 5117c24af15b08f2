import type { Plugin, Rolldown } from 'vite'

/** Every document has these scripts, so no page needs to load them in advance. */
const firstScripts = /\/(?:react|rolldown-runtime|early|start|entry|hydrate)-[^/]+$/

/**
 * What need not be loaded in advance with lazy code: the scripts of every document, and those that
 * the chunk which asks for it imports, since they run already.
 */
export function runningChunks() {
  let bundle: Rolldown.OutputBundle = {}
  const plugin: Plugin = {
    name: 'running-chunks',
    apply: 'build',
    // Before Vite writes the lists of what it loads in advance.
    generateBundle: {
      order: 'pre',
      handler(_, made) {
        bundle = made
      },
    },
  }

  /** Without what runs when the chunk `hostId` asks. */
  function resolveDependencies(_: string, files: string[], { hostId }: { hostId: string }) {
    const running = importsOf(hostId)
    return files.filter((file) => !firstScripts.test(file) && !running.has(file))
  }

  function importsOf(file: string, seen = new Set<string>()): ReadonlySet<string> {
    const chunk = bundle[file]
    if (seen.has(file) || chunk?.type !== 'chunk') return seen
    seen.add(file)
    for (const next of chunk.imports) importsOf(next, seen)
    return seen
  }

  return { plugin, resolveDependencies }
}
