import { build } from 'vite'

/*
 * Another build of the client, into the folder named: two sources have changed, and with them the names of
 * the entry script, of the worker of art, and of all that imports them. A program of its own, since Vite builds for
 * tests within one.
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
