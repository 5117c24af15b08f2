import { Minimize2 } from 'lucide-react'
import type { RefObject } from 'react'
import { createPortal } from 'react-dom'
import { stageStrings } from '#shared/i18n/stage-strings.ts'
import { useStrings } from '../../ui/use-strings.ts'
import classes from './fit-button.module.css'

interface FitButtonProps {
  stage: RefObject<HTMLDivElement | null>
  onFit: () => void
}

/** A row at the foot of a zoomed stage, with the way back to the whole card. */
export function FitButton({ stage, onFit }: FitButtonProps) {
  const words = useStrings(stageStrings)
  if (!stage.current) return null
  return createPortal(
    <div className={classes.row} data-clarity-mask="true">
      <button type="button" className={classes.fit} onClick={onFit}>
        <Minimize2 aria-hidden />
        {words.fit}
      </button>
    </div>,
    stage.current,
  )
}
