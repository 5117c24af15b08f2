import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import type { PrepareOptions } from '../prepare-film.ts'
import { createFilmMaker, type FilmMaker } from './film-maker.ts'
import { Player } from './player.ts'

/** Pause in typing before new words are drawn, ms. */
const quietMs = 200

/** A film with late frames is drawn half as wide, down to this width, px. */
const leastPx = 360

interface PlayerOptions {
  /** `undefined` until the film can be prepared. */
  source: Omit<PrepareOptions, 'widthPx'> | undefined
  /** The frame shown while paused, ms. */
  restMs: number
  /** Of the canvas on a fast device, px. */
  widthPx: number
}

/** A player of the visitor's film, which is prepared again after each change. */
export function usePlayer({ source, restMs, widthPx }: PlayerOptions) {
  const [halvings, setHalvings] = useState(0)
  const [failed, setFailed] = useState(false)
  const [player] = useState(() => new Player({ onSlow: () => setHalvings((n) => n + 1) }))
  // Shows a change at once, wherever the film was paused.
  // biome-ignore lint/correctness/useExhaustiveDependencies: `source` says that something changed
  useEffect(() => player.rest(restMs), [player, restMs, source])
  const maker = useRef<FilmMaker>(undefined)

  useEffect(
    () => () => {
      player.close()
      maker.current?.close()
      maker.current = undefined
    },
    [player],
  )

  const drawnPx = Math.max(leastPx, widthPx / 2 ** halvings)

  useEffect(() => {
    if (!source) return
    const make = () => {
      maker.current ??= createFilmMaker(
        (film) => {
          player.show(film)
          setFailed(false)
        },
        (error) => {
          console.error(error)
          setFailed(true)
        },
      )
      maker.current.make({ ...source, widthPx: drawnPx })
    }
    const timer = setTimeout(make, maker.current ? quietMs : 0)
    return () => clearTimeout(timer)
  }, [player, source, drawnPx])

  return { player, failed }
}

export function usePlayerState(player: Player) {
  return useSyncExternalStore(player.subscribe, player.snapshot, player.snapshot)
}
