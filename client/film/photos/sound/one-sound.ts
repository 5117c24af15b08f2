let stopOther = () => {}

/** Stops what is heard or recorded on this page before something else is. */
export function takeSound(stop: () => void): void {
  stopOther()
  stopOther = stop
}
