import { useCallback, useEffect, useRef, useState } from 'react'
import type { Simcha, SimchaCard } from '#shared/simcha/simcha.ts'
import type { KeptDraft } from '../drafts/draft-store.ts'
import { isLate } from '../drafts/is-late.ts'
import { followDrafts } from './follow-drafts.ts'
import { listSimchas, writeSimcha } from './simcha-store.ts'

/** Delay between a change and its write, ms. */
const saveAfterMs = 300

export type SimchaState = 'reading' | 'saved' | 'saving' | 'off'

/**
 * The simchas of this device, the last changed first. A change shows at once, and is written with
 * the drafts that follow it after a pause.
 */
export function useSimchas() {
  const [simchas, setSimchas] = useState<readonly Simcha[]>([])
  const [state, setState] = useState<SimchaState>('reading')
  /** Counts the writes, after which drafts are to be read again. */
  const [written, setWritten] = useState(0)
  const waiting = useRef(new Map<string, Simcha>())
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const work = useRef<Promise<unknown>>(Promise.resolve())

  const put = useCallback((simcha: Simcha) => {
    setSimchas((all) => [simcha, ...all.filter(({ id }) => id !== simcha.id)])
  }, [])

  /** Writes one after the other, so that an older state never follows a newer one. */
  const run = useCallback((task: () => Promise<void>): Promise<boolean> => {
    const done = work.current.then(task)
    const ended = done.then(
      () => {
        setState('saved')
        setWritten((count) => count + 1)
        return true
      },
      (error) => {
        console.error('simcha', error)
        setState('off')
        return false
      },
    )
    work.current = ended
    void isLate(ended).then((late) => late && setState('off'))
    return ended
  }, [])

  const flush = useCallback(() => {
    clearTimeout(timer.current)
    const changed = [...waiting.current.values()]
    waiting.current.clear()
    for (const simcha of changed) {
      run(async () => {
        const followed = await followDrafts(simcha)
        await writeSimcha(followed.simcha, followed.drafts)
        const { cards } = followed.simcha
        const withCards = (one: Simcha) => (one.id === simcha.id ? { ...one, cards } : one)
        setSimchas((all) => all.map(withCards))
        const newer = waiting.current.get(simcha.id)
        if (newer) waiting.current.set(simcha.id, { ...newer, cards })
      })
    }
  }, [run])

  const change = useCallback(
    (simcha: Simcha) => {
      const changed = { ...simcha, changedAt: Date.now() }
      put(changed)
      setState((now) => (now === 'off' ? now : 'saving'))
      waiting.current.set(changed.id, changed)
      clearTimeout(timer.current)
      timer.current = setTimeout(flush, saveAfterMs)
    },
    [put, flush],
  )

  /** Writes a simcha with a draft of one more card; false if it cannot be stored. */
  const addCard = useCallback(
    (simcha: Simcha, card: SimchaCard, draft: KeptDraft): Promise<boolean> => {
      waiting.current.delete(simcha.id)
      return run(async () => {
        const followed = await followDrafts(simcha)
        const cards = [...followed.simcha.cards, card]
        const next = { ...followed.simcha, cards, changedAt: Date.now() }
        await writeSimcha(next, [...followed.drafts, draft])
        put(next)
      })
    },
    [put, run],
  )

  const drop = useCallback((id: string) => {
    waiting.current.delete(id)
    setSimchas((all) => all.filter((one) => one.id !== id))
  }, [])

  useEffect(() => {
    const reading = listSimchas()
    void isLate(reading).then((late) => late && setState('off'))
    reading.then(
      (found) => {
        setSimchas((all) => [
          ...all,
          ...found.filter(({ id }) => !all.some((one) => one.id === id)),
        ])
        setState((now) => (now === 'reading' || now === 'off' ? 'saved' : now))
      },
      () => setState('off'),
    )
    addEventListener('pagehide', flush)
    return () => {
      removeEventListener('pagehide', flush)
      flush()
    }
  }, [flush])

  return { simchas, state, written, change, addCard, drop }
}
