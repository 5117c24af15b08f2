import { useEffect } from 'react'
import { openClipGround } from './clip-ground.ts'
import type { Player } from './player.ts'

/** Shows a clip under the film of a player. */
export function useClip(player: Player, address: string | undefined) {
  useEffect(() => {
    if (!address) return
    const clip = openClipGround(address, player.redraw)
    player.ground(clip)
    return () => {
      player.ground(undefined)
      clip.close()
    }
  }, [player, address])
}
