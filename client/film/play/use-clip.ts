import { useEffect } from 'react'
import { openClipGround } from './clip-ground.ts'
import type { Player } from './player.ts'

/** Lets the player show a clip under its film. */
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
