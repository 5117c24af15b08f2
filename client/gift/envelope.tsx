import { type ReactNode, type RefObject, useEffect } from 'react'
import { preload } from 'react-dom'
import classes from './envelope.module.css'
import { EnvelopeBack, EnvelopeFlap, EnvelopePocket } from './envelope-parts.tsx'
import type { OpeningPhase } from './use-opening.ts'

interface EnvelopeProps {
  phase: OpeningPhase
  failed: boolean
  /** The receiver's name; without it the envelope is blank. */
  name: string
  /** The words of the card. */
  words: string
  picture: RefObject<HTMLDivElement | null>
  /** A tap on the envelope, or Escape. */
  onTap: () => void
  /** The card is out. */
  onEnd: () => void
  /** The card. */
  children: ReactNode
}

/** A card that rises out of its envelope. */
export function Envelope(props: EnvelopeProps) {
  const { phase, failed, name, words, picture, onTap, onEnd, children } = props
  useEscape(phase === 'shut' || phase === 'opening', onTap)
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the button below does the same
    // biome-ignore lint/a11y/useKeyWithClickEvents: as above, and Escape
    <div
      className={`${classes.scene} ${classes[phase]} ${failed ? classes.failed : ''}`}
      onClick={onTap}
    >
      <EnvelopeBack />
      <EnvelopeFlap />
      <EnvelopePocket />
      {name !== '' && <Address name={name} />}
      <div className={classes.slot}>
        <div
          ref={picture}
          className={classes.card}
          dir="ltr"
          role="img"
          aria-label={words}
          tabIndex={-1}
          onAnimationEnd={onEnd}
        >
          {children}
        </div>
      </div>
    </div>
  )
}

interface SinkingEnvelopeProps extends Pick<EnvelopeProps, 'name' | 'onEnd'> {
  /** Where its card was on the screen. */
  from: DOMRect
}

/** The envelope of a film that is out of it: it sinks out of sight. */
export function SinkingEnvelope({ name, from, onEnd }: SinkingEnvelopeProps) {
  return (
    <div
      className={`${classes.scene} ${classes.sinking}`}
      style={{ top: from.top, left: from.left + from.width / 2 }}
      onAnimationEnd={onEnd}
      aria-hidden
    >
      <EnvelopePocket />
      {name !== '' && <Address name={name} />}
    </div>
  )
}

const hebrewFont = '/fonts/ui-frank-ruhl-libre-hebrew.woff2'

function Address({ name }: { name: string }) {
  // Asked for by the inlined style sheet alone, Chromium would send it the personal link.
  preload(hebrewFont, {
    as: 'font',
    type: 'font/woff2',
    crossOrigin: 'anonymous',
    referrerPolicy: 'no-referrer',
  })
  // In UTF-16 units.
  const size = name.length > 40 ? classes.longest : name.length > 20 ? classes.long : ''
  return (
    <p className={`${classes.address} ${size}`} dir="auto">
      <span className={classes.honour} lang="he">
        לכבוד
      </span>
      <bdi>{name}</bdi>
    </p>
  )
}

function useEscape(active: boolean, onEscape: () => void): void {
  useEffect(() => {
    if (!active) return
    const handle = (event: KeyboardEvent) => event.key === 'Escape' && onEscape()
    addEventListener('keydown', handle)
    return () => removeEventListener('keydown', handle)
  })
}
