import { matchRoute } from '#shared/pages.ts'

/*
 * The picture of a card moves from the shelf to the card's page, and back. Elements that show a
 * card have its slug as `data-card`. The name of the transition is set only while it runs, since
 * two elements of a page must not share it.
 */
const transitionName = 'card-picture'

/** The last tapped picture, which the browser has cached. */
let seen: { slug: string; source: string } | undefined

/** Address of a cached picture of the card, as a placeholder for a larger one. */
export function seenPicture(slug: string): string | undefined {
  return seen?.slug === slug ? seen.source : undefined
}

/**
 * Changes the page, and moves the picture of the card that is opened or left, where the browser
 * supports it and the visitor accepts motion.
 *
 * @param update shows the new page, at its scroll position, before it returns
 */
export function movePicture(from: string, to: string, update: () => void): void {
  const slug = slugOf(to) ?? slugOf(from)
  const old = slug === undefined ? undefined : findPicture(slug)
  if (slug !== undefined && old instanceof HTMLImageElement) {
    seen = { slug, source: old.currentSrc }
  }
  if (slug === undefined || !old || !canMove()) {
    update()
    return
  }
  old.style.viewTransitionName = transitionName
  let shown: HTMLElement | undefined
  const { ready, finished } = document.startViewTransition(() => {
    update()
    old.style.viewTransitionName = ''
    shown = findPicture(slug)
    if (shown) shown.style.viewTransitionName = transitionName
  })
  const clear = () => {
    if (shown) shown.style.viewTransitionName = ''
  }
  finished.then(clear, clear)
  // Rejects when the visitor goes on before it begins: the page is still shown.
  ready.catch(() => {})
}

function slugOf(address: string): string | undefined {
  const route = matchRoute(address)
  return route.name === 'card' ? route.slug : undefined
}

function canMove(): boolean {
  return (
    'startViewTransition' in document && !matchMedia('(prefers-reduced-motion: reduce)').matches
  )
}

/** The visible element; the largest where several show the card. */
function findPicture(slug: string): HTMLElement | undefined {
  const pictures = [...document.querySelectorAll<HTMLElement>(`[data-card="${CSS.escape(slug)}"]`)]
  return pictures
    .filter((picture) => {
      const { top, bottom } = picture.getBoundingClientRect()
      return bottom > 0 && top < innerHeight
    })
    .sort((a, b) => b.offsetWidth - a.offsetWidth)[0]
}
