import { hebrew } from './he/print-strings.ts'
import type { Strings } from './language.ts'
import { yiddish } from './yi/print-strings.ts'

/** The words of printing on paper, in English. */
const english = {
  title: 'Print on paper',
  lead: 'A PDF in true size. Print it at 100 %, not “fit to page”.',
  what: 'What to print',
  kinds: {
    one: 'One card',
    several: 'Several on a sheet',
    folded: 'Folded card',
    envelope: 'Envelope',
    shop: 'For a print shop',
  },
  size: 'Size',
  /** Names of sizes; those of envelopes are added. */
  sizes: {
    '5x7': '5 × 7 in',
    quarter: '3½ × 4.9 in',
    a6: 'A6',
    a5: 'A5',
    a4: 'A4',
    full: 'Whole sheet',
  },
  /** True sizes, beside their names. */
  envelopes: {
    a2: '4⅜ × 5¾ in',
    a6: '4¾ × 6½ in',
    a7: '5¼ × 7¼ in',
    dl: '110 × 220 mm',
    c6: '114 × 162 mm',
    c5: '162 × 229 mm',
  },
  envelopeNames: { a2: 'A2', a6: 'A6', a7: 'A7', dl: 'DL', c6: 'C6', c5: 'C5' },
  envelope: (name: string) => `envelope ${name}`,
  perSheet: (count: number) => `${count} on a sheet`,
  paper: 'Paper',
  papers: { letter: 'Letter', a4: 'A4' },
  insideHebrew: 'Inside, right: Hebrew',
  insideEnglish: 'Inside, left: English',
  insideLead: 'Leave both empty to write by hand.',
  flip: 'How the printer turns the sheet',
  flips: { short: 'On the short edge', long: 'On the long edge' },
  align: 'Are the two sides not in line?',
  alignSteps:
    'Print the test sheet on both sides. Push a needle through the middle mark of side 1. Read on side 2 where it comes out.',
  testSheet: 'Save the test sheet',
  right: 'Millimetres to the right',
  up: 'Millimetres up',
  offsetLead: 'Left and down with a minus. Kept on this device.',
  offsetFault: 'A number from −10 to 10, please.',
  envelopeLead: 'Put one envelope into the printer, and choose its size in the print window.',
  shopLead: 'With bleed and crop marks, letters as outlines, colours in sRGB.',
  save: 'Save PDF',
}

export type PrintStrings = typeof english

export const printStrings: Strings<PrintStrings> = { en: english, he: hebrew, yi: yiddish }
