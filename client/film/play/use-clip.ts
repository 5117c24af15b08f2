import { useEffect } from 'react'
import type { Player } from './player.ts'
import { openPlayingClip } from './playing-clip.ts'

/** Shows a clip under the film of a player. */
export function useClip(player: Player, address: string | undefined) {
  useEffect(() => {
    if (!address) return
    const clip = openPlayingClip(address, player.redraw)
    player.ground(clip)
    return () => {
      player.ground(undefined)
      clip.close()
    }
  }, [player, address])
}
