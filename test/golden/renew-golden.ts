import { writeFile } from 'node:fs/promises'
import { readArguments } from '../../bin/arguments.mjs'
import { goldenCards } from './golden-cards.ts'

readArguments({
  usage: `npm run golden

Draws the golden cards again, after a change of art or layout that is meant. Look at each before it is
committed.`,
})
for (const { name, file, draw } of goldenCards) {
  const svg = await draw()
  await writeFile(file, svg)
  console.log(`${String(svg.length).padStart(7)}  test/golden/${name}.svg`)
}
