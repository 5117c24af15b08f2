import type { Motif, MotifPart } from '../motifs/motif.ts'
import { yahrzeitCandle } from '../motifs/table/yahrzeit-candle.ts'

/** A memorial candle as the knife sees it: the wax is paper with a shaded side, not a dark drink. */
export function memorialLight(): Motif {
  const candle = yahrzeitCandle()
  return { ...candle, parts: candle.parts.flatMap(cut) }
}

function cut(part: MotifPart): MotifPart[] {
  if (part.as !== 'detail' || part.material === 'flame') return [part]
  if (part.material === 'metal' || part.tone === 'dark') return []
  return [{ ...part, as: 'body' }]
}
