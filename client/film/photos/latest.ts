/** Runs work for the last wanted time, one after another; `onDone` after each. */
export function latest(work: (timeMs: number) => Promise<void>, onDone: () => void) {
  let wanted: number | undefined
  let isBusy = false
  return async (timeMs: number) => {
    wanted = timeMs
    if (isBusy) return
    isBusy = true
    while (wanted !== undefined) {
      const next: number = wanted
      wanted = undefined
      // A clip that is closed meanwhile, or is damaged, stays as it is.
      await work(next).then(onDone, () => {})
    }
    isBusy = false
  }
}
