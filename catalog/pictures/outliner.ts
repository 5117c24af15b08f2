import { readFile } from 'node:fs/promises'
import { createOutliner } from '../../client/export/outline-text.ts'

/** Draws text as outlines, from the font files of the site. */
export const outliner = createOutliner((face) =>
  readFile(new URL(`../../public/fonts/${face}.ttf`, import.meta.url)),
)
