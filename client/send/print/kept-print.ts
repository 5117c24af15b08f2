import * as v from 'valibot'
import { flips } from '../../export/pdf/home-pages.ts'

/*
 * How the visitor prints, on the device: the paper and the flip of the printer, and how far its
 * second side is off.
 */
const storageKey = 'printer'

/** Nobody's printer is further off, mm. */
export const maxOffsetMm = 10

const offset = v.pipe(v.number(), v.minValue(-maxOffsetMm), v.maxValue(maxOffsetMm))
const printer = v.object({
  paper: v.exactOptional(v.picklist(['letter', 'a4'])),
  flip: v.optional(v.picklist(flips), 'short'),
  rightMm: v.optional(offset, 0),
  upMm: v.optional(offset, 0),
})
export type KeptPrinter = v.InferOutput<typeof printer>

export function readPrinter(): KeptPrinter {
  try {
    return v.parse(printer, JSON.parse(localStorage.getItem(storageKey) ?? '{}'))
  } catch {
    // No storage, or something else wrote it.
    return v.parse(printer, {})
  }
}

export function keepPrinter(kept: KeptPrinter): void {
  try {
    localStorage.setItem(storageKey, JSON.stringify(kept))
  } catch {
    // Without storage it lasts as long as the dialog.
  }
}

/**
 * A typed length, mm; undefined unless it is a number within the limit. Half of the world writes a
 * decimal comma.
 *
 * @example readOffset('-1,5') // -1.5
 */
export function readOffset(typed: string): number | undefined {
  const text = typed.trim().replace(',', '.').replace('\u2212', '-')
  const value = text === '' ? 0 : Number(text)
  return Math.abs(value) <= maxOffsetMm ? value : undefined
}

const insideKey = 'inside-words'
const insides = v.record(v.string(), v.object({ hebrew: v.string(), english: v.string() }))
export interface InsideWords {
  hebrew: string
  english: string
}

/** The words inside a folded card, by the slug of its design. */
export function readInside(slug: string): InsideWords {
  return readInsides()[slug] ?? { hebrew: '', english: '' }
}

export function keepInside(slug: string, words: InsideWords): void {
  try {
    localStorage.setItem(insideKey, JSON.stringify({ ...readInsides(), [slug]: words }))
  } catch {
    // Without storage they last as long as the dialog.
  }
}

function readInsides(): Readonly<Record<string, InsideWords>> {
  try {
    return v.parse(insides, JSON.parse(localStorage.getItem(insideKey) ?? '{}'))
  } catch {
    return {}
  }
}
