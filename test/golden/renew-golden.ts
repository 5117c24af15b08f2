import { writeFile } from 'node:fs/promises'
import { readArguments } from '../../bin/arguments.mjs'

readArguments({
  usage: `npm run golden

Draws the golden cards again, after a change of art or layout that is meant. Look at each before it is
committed.`,
})
// After the arguments: `--help` needs no fonts and no art.
const { goldenCards } = await import('./golden-cards.ts')
for (const { name, file, draw } of goldenCards) {
  const svg = await draw()
  await writeFile(file, svg)
  console.log(`${String(svg.length).padStart(7)}  test/golden/${name}.svg`)
}
