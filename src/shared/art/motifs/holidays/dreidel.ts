import { letterPath } from '../../letters/letter.ts'
import { suezOne } from '../../letters/suez-one.ts'
import { type Matrix, type Path, rectPath, transformPath } from '../../path.ts'
import type { Motif } from '../motif.ts'

/** A wooden top on its point, nun and gimmel on its two sides. */
export function dreidel(): Motif {
  return {
    name: 'dreidel',
    width: 132,
    height: 200,
    lettered: true,
    parts: [
      { as: 'body', path: rectPath(-9, -200, 18, 46), material: 'gold' },
      { as: 'body', path: lid, material: 'wood', tone: 'light' },
      { as: 'body', path: leftSide, material: 'wood' },
      { as: 'body', path: rightSide, material: 'wood', tone: 'dark' },
      { as: 'detail', path: onSide('נ', [1, 0.33, 0, 1, -33, -94]), material: 'paper' },
      { as: 'detail', path: onSide('ג', [1, -0.33, 0, 1, 33, -94]), material: 'paper' },
    ],
  }
}

const lid: Path = [['M', 0, -120], ['L', -66, -141], ['L', 0, -163], ['L', 66, -141], ['Z']]

const leftSide: Path = [['M', -66, -141], ['L', 0, -120], ['L', 0, 0], ['L', -66, -66], ['Z']]

const rightSide: Path = [['M', 66, -141], ['L', 66, -66], ['L', 0, 0], ['L', 0, -120], ['Z']]

function onSide(letter: string, slant: Matrix): Path {
  return transformPath(letterPath(suezOne, letter, { x: 0, y: 0, height: 44 }), slant)
}
