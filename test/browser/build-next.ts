import { build } from 'vite'

/*
 * Builds the client again, into the given folder, with two changed sources. This changes the names
 * of the entry script, of the art worker and of all files that import them. It is a separate
 * program, because within a test Vite builds in test mode.
 */
const [outDir = ''] = process.argv.slice(2)
const changedFile = /client\/(?:card\/draw-art|old-build)\.ts$/

await build({
  logLevel: 'error',
  publicDir: false,
  build: { outDir },
  plugins: [
    {
      name: 'changed-source',
      transform: (code, id) => (changedFile.test(id) ? `${code}\nglobalThis.isNext = true` : null),
    },
  ],
})
