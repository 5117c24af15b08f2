import type { ReactNode } from 'react'
import type { Format } from '#shared/format.ts'
import { fontStyleSheet } from '../card/font-style-sheet.ts'
import { Button } from '../ui/button.tsx'
import sizes from './envelope-size.module.css'
import classes from './gift-frame.module.css'
import type { OpeningPhase } from './use-opening.ts'

interface GiftFrameProps {
  phase: OpeningPhase
  /** Shape of the card in the envelope; `wide` of a film. */
  format: Format | 'wide'
  title: string
  lead: string
  /** The button that opens the envelope. */
  opener: { label: string; busy?: boolean; onClick: () => void }
  stage: ReactNode
  /** Alone on its stage, once it is out of the envelope. */
  isFilm?: boolean
  /** What can be done with it. */
  children: ReactNode
}

/** What a receiver sees: the gift alone, with buttons to use it. */
export function GiftFrame(props: GiftFrameProps) {
  const { phase, format, title, lead, opener, stage, isFilm = false, children } = props
  const { label, ...button } = opener
  return (
    <div
      className={`${classes.gift} ${sizes.gift} ${sizes[format]} ${isFilm ? classes.film : ''}`}
      data-gift={phase}
      data-clarity-mask="true"
    >
      <link rel="stylesheet" href={fontStyleSheet} />
      <div className={classes.head}>
        <h1>{title}</h1>
        <p>{lead}</p>
      </div>
      <div className={classes.stage}>{stage}</div>
      <div className={classes.foot}>
        {(phase === 'shut' || phase === 'opening') && (
          <Button className={classes.open} look="outline" {...button}>
            {label}
          </Button>
        )}
        {children}
      </div>
    </div>
  )
}

/** The flat colour of a card until it is drawn; the policy allows no style attribute. */
export function Ground({ colour }: { colour: string }) {
  return (
    <svg viewBox="0 0 1 1" preserveAspectRatio="none" aria-hidden>
      <rect width="1" height="1" fill={colour} />
    </svg>
  )
}
