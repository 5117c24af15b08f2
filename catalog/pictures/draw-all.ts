import { picturesOf } from '#shared/pictures/picture-order.ts'
import { readArguments } from '../../bin/arguments.mjs'
import { readBuiltRelease } from '../release/built-release.ts'
import { readCatalogue } from '../release/read-catalogue.ts'
import { drawnDir } from './drawn-pictures.ts'
import { makePictures } from './make-pictures.ts'

readArguments({
  usage: `npm run pictures

Draws every picture of the built cards in advance. The local site sends them instead of drawing them at
the first request. Only the missing ones are drawn.`,
})
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
