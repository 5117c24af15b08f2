/** Frames judged together, so that a single hiccup does not count. */
const judgedFrames = 20
/** A frame that takes longer is late, ms. */
const slowMs = 34

/** Calls back each time more than half of the judged frames were late. */
export function createSlownessCheck(onSlow: () => void) {
  let lastMs: number | undefined
  let frames = 0
  let late = 0

  function restart() {
    lastMs = undefined
    frames = 0
    late = 0
  }

  return {
    restart,
    measure(nowMs: number) {
      if (lastMs !== undefined) {
        frames += 1
        if (nowMs - lastMs > slowMs) late += 1
      }
      lastMs = nowMs
      if (frames < judgedFrames) return
      const isSlow = late > judgedFrames / 2
      restart()
      if (isSlow) onSlow()
    },
  }
}
