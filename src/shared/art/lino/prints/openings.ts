import type { Art } from '../../art.ts'
import type { Sheet } from '../sheet.ts'
import type { Within } from '../subject.ts'
import { drawDoor, drawGate, drawWindow } from './house.ts'
import { drawChuppah, drawSukkah } from './huts.ts'
import { drawArk, drawScroll } from './torah.ts'

type Setting = Within['setting']

/** What the words stand in, each drawn on a page that is all block. */
export const openings: Readonly<Record<Setting, (sheet: Sheet) => Art>> = {
  chuppah: drawChuppah,
  sukkah: drawSukkah,
  window: drawWindow,
  door: drawDoor,
  gate: drawGate,
  ark: drawArk,
  scroll: drawScroll,
}
