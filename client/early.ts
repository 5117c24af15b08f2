import type { CardDocument } from '#shared/card.ts'
import type { PageData } from '#shared/page.ts'
import { whenTouched } from './first-touch.ts'
import { fetchLiveCode } from './live-code.ts'
import { selectExamples } from './select-examples.ts'
import { holdTaps } from './shell/held-taps.ts'
import { chosenHome } from './shell/kept-language.ts'
import { afterPaint } from './ui/after-paint.ts'
import { noteLetters } from './ui/between-letters.ts'
import { doUrgently } from './ui/urgent-work.ts'

/*
 * The first script of a document, a small one: it fetches what a live card needs as soon as the
 * visitor touches the page, which may be long before the page hydrates, keeps taps until then, notes
 * letters, and selects examples. On the home page it first leads to the language that this device
 * has chosen.
 */

holdTaps()
noteLetters()
selectExamples()

const chosen = chosenHome(location, document.referrer)
if (chosen) location.replace(chosen + location.search + location.hash)

const page = readPage()
const card = page && cardOf(page)
if (card) {
  const isFixed = page.name === 'gift'
  const isFilm = !isFixed && page.name !== 'card'
  const warm = () => {
    // The document names the code of the card after all other, so it fetches nothing ahead of that.
    fetchLiveCode()
    return import('./card/warm-card.ts').then((code) => code.warmCard(card, { isFilm, isFixed }))
  }
  // The page answers the touch first.
  const touched = () => doUrgently(new Promise<void>(afterPaint).then(warm))
  // A card that was sent opens live.
  if (isFixed) doUrgently(warm())
  else whenTouched(new AbortController().signal, touched)
}

function readPage(): PageData | undefined {
  const json = document.getElementById('shell-data')?.textContent ?? ''
  try {
    // Written by our own server into this page.
    return (JSON.parse(json) as { page: PageData }).page
  } catch {
    // The entry says what is wrong with it, if this script lets it run.
    return undefined
  }
}

/** The card that the page shows live. */
function cardOf(page: PageData): CardDocument | undefined {
  switch (page.name) {
    case 'card':
    case 'gift':
    case 'move':
      return page.document
    case 'video':
      return (page.video.film && page.document) ?? undefined
    case 'film-gift':
      return cardOf(page.editor)
    default:
      return undefined
  }
}
