import { useEffect, useEffectEvent, useRef } from 'react'

const scriptUrl = 'https://challenges.cloudflare.com/turnstile/v0/api.js?render=explicit'

/** The global that the Turnstile script defines. */
interface Turnstile {
  render: (place: HTMLElement, options: TurnstileOptions) => string
  remove: (widget: string) => void
}

interface TurnstileOptions {
  sitekey: string
  callback: (token: string) => void
  'error-callback': () => void
}

declare global {
  interface Window {
    turnstile?: Turnstile
  }
}

interface ContactChallengeProps {
  siteKey: string
  onToken: (token: string) => void
  onFail: () => void
}

/** Cloudflare Turnstile, loaded only when the server asks for it. */
export function ContactChallenge({ siteKey, onToken, onFail }: ContactChallengeProps) {
  const place = useRef<HTMLDivElement>(null)
  const pass = useEffectEvent(onToken)
  const fail = useEffectEvent(onFail)
  useEffect(() => {
    let widget: string | undefined
    let hasGone = false
    const show = (turnstile: Turnstile) => {
      if (hasGone || !place.current) return
      widget = turnstile.render(place.current, {
        sitekey: siteKey,
        callback: (token) => pass(token),
        'error-callback': () => fail(),
      })
    }
    loadTurnstile().then(show, () => fail())
    return () => {
      hasGone = true
      if (widget !== undefined) window.turnstile?.remove(widget)
    }
  }, [siteKey])
  return <div ref={place} />
}

async function loadTurnstile(): Promise<Turnstile> {
  if (!window.turnstile) await loadScript()
  if (!window.turnstile) throw new Error('the Turnstile script did not define window.turnstile')
  return window.turnstile
}

function loadScript(): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script')
    script.src = scriptUrl
    script.onload = resolve
    script.onerror = reject
    document.head.append(script)
  })
}
