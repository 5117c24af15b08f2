/** Waits before the next attempts, ms. A picture is drawn in seconds. */
const waitsMs = [2000, 5000, 15_000, 60_000]

/**
 * Asks again for pictures of the site that did not come. A picture is drawn at its first request,
 * and a busy server says to come back. Visitors who look at the page see it appear.
 */
export function awaitLatePictures(): void {
  const attempts = new WeakMap<HTMLImageElement, number>()
  const askLater = (image: HTMLImageElement) => {
    const attempt = attempts.get(image) ?? 0
    const waitMs = waitsMs[attempt]
    if (waitMs === undefined) return
    attempts.set(image, attempt + 1)
    setTimeout(() => {
      // The same address again makes the browser fetch it again.
      if (image.isConnected && isMissing(image)) image.src = image.getAttribute('src') ?? ''
    }, waitMs)
  }
  const watch = ({ target }: Event) => {
    if (target instanceof HTMLImageElement && isMissing(target)) askLater(target)
  }
  addEventListener('error', watch, { capture: true })
  for (const image of document.images) if (isMissing(image)) askLater(image)
}

function isMissing(image: HTMLImageElement): boolean {
  return image.complete && image.naturalWidth === 0 && image.currentSrc.includes('/images/')
}
