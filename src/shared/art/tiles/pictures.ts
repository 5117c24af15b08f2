import { dreidel } from '../motifs/dreidel.ts'
import { esrog } from '../motifs/esrog.ts'
import { lulav } from '../motifs/lulav.ts'
import { grapes } from '../motifs/grapes.ts'
import { pomegranate } from '../motifs/pomegranate.ts'
import { wheat } from '../motifs/wheat.ts'
import type { Motif } from '../motifs/motif.ts'

/** The motifs that can stand on a tile. */
export const pictures = { dreidel, esrog, grapes, lulav, pomegranate, wheat } satisfies Record<string, () => Motif>
