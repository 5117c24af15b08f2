import { soundStrings } from '#shared/i18n/sound-strings.ts'
import { useStrings } from '../../ui/use-strings.ts'
import classes from './sound/sound.module.css'

/** A recording or a clip, and the part of it that is kept, ms. */
interface Trimmed {
  durationMs: number
  fromMs: number
  toMs: number
}

export type TrimSide = 'fromMs' | 'toMs'

interface TrimHandleProps {
  trimmed: Trimmed
  side: TrimSide
  stepMs: number
  /** ms from the start of the recording or the clip. */
  onMove: (atMs: number) => void
}

/** The handle at one end of the part that is kept. */
export function TrimHandle({ trimmed, side, stepMs, onMove }: TrimHandleProps) {
  const words = useStrings(soundStrings)
  const { durationMs, fromMs } = trimmed
  return (
    <input
      className={classes.handle}
      type="range"
      autoComplete="off"
      min={0}
      max={durationMs}
      step={stepMs}
      value={trimmed[side]}
      aria-label={side === 'fromMs' ? words.from : words.to}
      aria-valuetext={words.seconds((trimmed[side] / 1000).toFixed(1))}
      // Where both are at the end, the one that can still move is on top.
      data-top={side === 'fromMs' && fromMs > durationMs / 2 ? true : undefined}
      onChange={({ target }) => onMove(Number(target.value))}
    />
  )
}
