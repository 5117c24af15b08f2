import { readFileSync } from 'node:fs'
import type { PenHandId } from '../../src/shared/lettering/hand.ts'
import type { Skeletons } from './skeleton.ts'
import type { Nib } from './sweep.ts'

/** How a hand is written, in units of its skeletons: a letter is 600 high. */
export interface HandSource {
  skeletons: Skeletons
  nib: Nib
  /** Mean white between two letters, its least in any row, and the space between words. */
  spacing: { mean: number; least: number; word: number }
  /** The part of a lamed's mast that a flag continues: knots from the roof up. */
  mast: string
}

/** Marks are the same strokes in each hand: its nib makes them different. */
const marks: Skeletons = {
  '״': { width: 150, strokes: ['46,10 w.75 d84; 20,170 w.3', '130,10 w.75 d84; 104,170 w.3'] },
  '׳': { width: 70, strokes: ['46,10 w.75 d84; 20,170 w.3'] },
  '־': { width: 190, strokes: ['10,58 w.7; 180,58 w.7'] },
  '–': { width: 300, strokes: ['0,330 w.5; 300,330 w.5'] },
  '!': { width: 80, strokes: ['40,0 w.8 d90; 34,380 w.4 d90', '34,545 w.6; 40,552 w.6'] },
  ',': { width: 70, strokes: ['44,540 w.7 d84; 14,680 w.3'] },
  '…': {
    width: 250,
    strokes: ['30,546 w.7; 36,552 w.7', '125,546 w.7; 131,552 w.7', '220,546 w.7; 226,552 w.7'],
  },
  '.': { width: 60, strokes: ['30,546 w.7; 36,552 w.7'] },
}

export const handSources: Readonly<Record<PenHandId, HandSource>> = {
  quill: {
    skeletons: read('quill'),
    nib: { width: 134, thickness: 15, angle: 58, shape: 'edge' },
    spacing: { mean: 62, least: 30, word: 200 },
    mast: '84,58 w.86 d-90; 98,-90 w.8 d-82; 60,-236 w.86 d-142',
  },
  brush: {
    skeletons: read('brush'),
    nib: { width: 132, thickness: 58, angle: 50, shape: 'ellipse' },
    spacing: { mean: 66, least: 30, word: 200 },
    mast: '70,50 w.72 d-88; 100,-110 w.7 d-80; 60,-250 w.8 d-140',
  },
  monoline: {
    skeletons: read('monoline'),
    nib: { width: 46, thickness: 46, angle: 0, shape: 'ellipse' },
    spacing: { mean: 112, least: 64, word: 260 },
    mast: '62,0 w1 d-88; 80,-200 w1 d-84; 10,-300 w1 d-170',
  },
  ashkenaz: {
    skeletons: read('quill'),
    nib: { width: 178, thickness: 10, angle: 73, shape: 'edge' },
    spacing: { mean: 60, least: 28, word: 200 },
    mast: '84,58 w.86 d-90; 98,-90 w.8 d-82; 60,-236 w.6 d-142',
  },
}

function read(file: string): Skeletons {
  const path = new URL(`skeletons/${file}.json`, import.meta.url)
  return { ...JSON.parse(readFileSync(path, 'utf8')), ...marks }
}
