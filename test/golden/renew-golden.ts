/**
 * Draws the golden cards anew, after a change of art or layout that is meant. Look at each before
 * it is committed.
 *
 *   npm run golden
 */
import { writeFile } from 'node:fs/promises'
import { goldenCards } from './golden-cards.ts'

for (const { name, file, draw } of goldenCards) {
  const svg = await draw()
  await writeFile(file, svg)
  console.log(`${String(svg.length).padStart(7)}  test/golden/${name}.svg`)
}
