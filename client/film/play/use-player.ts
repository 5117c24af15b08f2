import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import type { FilmSource } from '../prepare-film.ts'
import { createFilmMaker, type FilmMaker } from './film-maker.ts'
import { Player } from './player.ts'

/** Words that are being typed are drawn once the visitor pauses, ms. */
const quietMs = 200

/** A film whose frames come late is drawn half as wide, down to this, px. */
const leastPx = 360

interface PlayerOptions {
  /** Absent until it can be prepared. */
  source: Omit<FilmSource, 'widthPx'> | undefined
  /** The frame that it waits in, ms. */
  restMs: number
  /** Of the canvas where the device keeps up, px. */
  widthPx: number
}

/** A player of what the visitor makes, prepared again after each change. */
export function usePlayer({ source, restMs, widthPx }: PlayerOptions) {
  const [halvings, setHalvings] = useState(0)
  const [failed, setFailed] = useState(false)
  const [player] = useState(() => new Player({ onSlow: () => setHalvings((n) => n + 1) }))
  // A change is seen at once, wherever the film was stopped.
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
