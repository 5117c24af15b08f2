import { readArguments } from '../../bin/arguments.mjs'

readArguments({
  usage: `npm run pictures

Draws every picture of the built cards in advance. The local site sends them instead of drawing them at
the first request. Only the missing ones are drawn.`,
})
// After the arguments: `--help` needs no cards and no drawing.
const { picturesOf } = await import('#shared/pictures/picture-order.ts')
const { readBuiltRelease } = await import('../release/built-release.ts')
const { readCatalogue } = await import('../release/read-catalogue.ts')
const { drawnDir } = await import('./drawn-pictures.ts')
const { makePictures } = await import('./make-pictures.ts')

const catalogue = await readCatalogue(await readBuiltRelease())
await makePictures(catalogue.cards.flatMap(picturesOf), {
  outDir: drawnDir,
  onProgress: showProgress,
})

/** Shows a progress bar on a terminal, and in logs one line for each tenth of the work. */
function showProgress({ done, total }: { done: number; total: number }): void {
  const text = `${done}/${total} pictures`
  if (process.stdout.isTTY) {
    const bar = '█'.repeat(Math.round((done / total) * 20)).padEnd(20, '░')
    process.stdout.write(`\r${bar} ${text}${done === total ? '\n' : ''}`)
  } else if (Math.floor((done * 10) / total) > Math.floor(((done - 1) * 10) / total)) {
    console.log(text)
  }
}
