import { body, detail, line, standing, symmetric } from '../drawn.ts'
import type { Motif } from '../motif.ts'

/** A goose quill leaning out of a squat inkwell. */
export function quillAndInk(): Motif {
  return standing('quill-and-ink', [
    body('paper', vane),
    detail('paper', shadedVane, 'dark'),
    line('wood', 3, 'M-8 -52C10 -96 40 -146 82 -190'),
    line('paper', 1.5, barbs, 'dark'),
    body('metal', symmetric(well)),
    detail('metal', 'M-36 -14C-40 -30 -28 -38 -17 -42C-26 -34 -30 -24 -27 -12Z', 'light'),
    detail('ink', 'M-15 -56C-15 -61 15 -61 15 -56C15 -51 -15 -51 -15 -56Z'),
    line('gold', 3, 'M-40 -13C-18 -7 18 -7 40 -13'),
    line('gold', 2.4, 'M-16 -43C-6 -40 6 -40 16 -43'),
    line('wood', 3.4, 'M-8 -54L-4 -63'),
  ])
}

/** The feather with two gaps in its barbs. */
const vane =
  'M7 -82C-2 -112 8 -146 38 -172C56 -187 76 -196 92 -198C92 -182 89 -170 84 -160L70 -158L80 -152C74 -140 66 -132 58 -126L42 -127L52 -119C40 -104 24 -92 7 -82Z'

const shadedVane =
  'M7 -82C22 -112 48 -152 92 -198C92 -182 89 -170 84 -160L70 -158L80 -152C74 -140 66 -132 58 -126L42 -127L52 -119C40 -104 24 -92 7 -82Z'

const barbs =
  'M20 -106C14 -118 14 -128 18 -136M32 -128C27 -138 28 -148 34 -156M47 -148C44 -156 46 -164 52 -172M28 -118C36 -114 42 -112 50 -112M56 -158C64 -154 70 -152 76 -152'

const well =
  'M0 -60C10 -60 19 -59 19 -55L17 -44C24 -38 42 -32 43 -18C44 -8 42 -3 38 -1C26 2 12 2 0 2'
