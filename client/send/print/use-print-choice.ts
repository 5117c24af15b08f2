import { useState } from 'react'
import type { Envelope } from '../../export/pdf/envelopes.ts'
import { type HomePaper, homePaperOf } from '../../export/pdf/sheet.ts'
import { type Sending, savePages, savePdf } from '../send-work.ts'
import type { SendWork } from '../use-export.ts'
import {
  type InsideWords,
  type KeptPrinter,
  keepInside,
  keepPrinter,
  readInside,
  readPrinter,
} from './kept-print.ts'
import type { PrintSizes } from './kind-sizes.tsx'

export const printKinds = ['one', 'several', 'folded', 'envelope', 'shop'] as const
export type PrintKind = (typeof printKinds)[number]

/** What the visitor prints, and how. */
export interface PrintChoice {
  kind: PrintKind
  sizes: PrintSizes
  envelope: Envelope
  /** The words inside a folded card. */
  inside: InsideWords
  printer: KeptPrinter
  paper: HomePaper
}

const firstSizes: PrintSizes = { one: '5x7', several: '5x7', folded: '5x7', shop: '5x7' }

/** The choices for a design; the device keeps the printer and the words inside. */
export function usePrintChoice(slug: string) {
  const [kind, chooseKind] = useState<PrintKind>('one')
  const [sizes, setSizes] = useState(firstSizes)
  const [envelope, chooseEnvelope] = useState<Envelope>('a7')
  const [inside, setInside] = useState(() => readInside(slug))
  const [printer, setPrinter] = useState(readPrinter)
  const paper = printer.paper ?? homePaperOf(navigator.language)
  const choice: PrintChoice = { kind, sizes, envelope, inside, printer, paper }
  return {
    choice,
    chooseKind,
    chooseEnvelope,
    chooseSize: (change: Partial<PrintSizes>) => setSizes({ ...sizes, ...change }),
    changePrinter: (change: Partial<KeptPrinter>) => {
      const next = { ...printer, ...change }
      setPrinter(next)
      keepPrinter(next)
    },
    writeInside: (next: InsideWords) => {
      setInside(next)
      keepInside(slug, next)
    },
  }
}

/** Makes the PDF of a choice. */
export function printWork(sending: Sending, choice: PrintChoice): SendWork {
  const { kind, sizes, envelope, inside, printer, paper } = choice
  switch (kind) {
    case 'one':
      return savePdf(sending, { kind: 'home', paper, cut: sizes.one === '5x7' })
    case 'several':
      return savePages(sending, { kind, paper, size: sizes.several })
    case 'folded': {
      const { flip, rightMm, upMm } = printer
      const offset = { rightMm, upMm }
      return savePages(sending, { kind, paper, size: sizes.folded, flip, offset, ...inside })
    }
    case 'envelope':
      return savePages(sending, { kind, envelope, name: sending.draft.to ?? '' })
    case 'shop':
      return savePdf(sending, { kind, size: sizes.shop })
  }
}
