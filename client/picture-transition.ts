import { matchRoute } from '#shared/pages.ts'

/*
 * The picture of a card moves from the shelf to the card's page, and back. Elements that show a
 * card carry its slug as `data-card`; the one name of the transition is given only for as long as
 * it takes, since no two elements of a page may have it.
 */
const NAME = 'card-picture'

/** The picture that was tapped last, which the browser has at hand. */
let seen: { slug: string; source: string } | undefined

/** Address of a picture of the card that is there at once, to stand in for a larger one. */
export function seenPicture(slug: string): string | undefined {
  return seen?.slug === slug ? seen.source : undefined
}

/**
 * Changes the page, moving the picture of the card that is gone to or come from, where the browser
 * can and the visitor has nothing against movement.
 *
 * @param update shows the new page, at its place, before it returns
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
  old.style.viewTransitionName = NAME
  let shown: HTMLElement | undefined
  const { ready, finished } = document.startViewTransition(() => {
    update()
    old.style.viewTransitionName = ''
    shown = findPicture(slug)
    if (shown) shown.style.viewTransitionName = NAME
  })
  const clear = () => {
    if (shown) shown.style.viewTransitionName = ''
  }
  finished.then(clear, clear)
  // Passed over when the visitor goes on before it begins: the page is shown all the same.
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

/** The one in the window: where several show the card, the largest. */
function findPicture(slug: string): HTMLElement | undefined {
  const pictures = [...document.querySelectorAll<HTMLElement>(`[data-card="${CSS.escape(slug)}"]`)]
  return pictures
    .filter((picture) => {
      const { top, bottom } = picture.getBoundingClientRect()
      return bottom > 0 && top < innerHeight
    })
    .sort((a, b) => b.offsetWidth - a.offsetWidth)[0]
}
