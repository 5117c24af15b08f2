import { useEffect, useState } from 'react'
import type { Guest } from '#shared/guests/guest-list.ts'
import type { GuestProduct } from './make/guest-product.ts'
import type { GuestCards, GuestProblem, LaidGuests } from './make/lay-out-guests.ts'

interface Fit {
  /** In the format that is printed. */
  laid: LaidGuests | undefined
  problems: readonly GuestProblem[]
}

/** Pause in typing before all names are laid out again, ms. */
const quietMs = 250

/** How the names fit, laid out like what is made. */
export function useFit(
  cards: Omit<GuestCards, 'format'>,
  guests: readonly Guest[],
  product: GuestProduct,
): Fit {
  const [fit, setFit] = useState<Fit>({ laid: undefined, problems: [] })
  useEffect(() => {
    const job = new AbortController()
    const timer = setTimeout(() => {
      findFit(job.signal, { cards, guests, product }).then(
        (found) => !job.signal.aborted && setFit(found),
        (error) => !job.signal.aborted && console.error('guests', error),
      )
    }, quietMs)
    return () => {
      clearTimeout(timer)
      job.abort()
    }
  }, [cards, guests, product])
  return fit
}

interface Wanted {
  cards: Omit<GuestCards, 'format'>
  guests: readonly Guest[]
  product: GuestProduct
}

async function findFit(signal: AbortSignal, { cards, guests, product }: Wanted): Promise<Fit> {
  const { design } = cards.document
  if (product.kind !== 'card') {
    const { wordsProblems } = await import('./make/words-pages.ts')
    return { laid: undefined, problems: await wordsProblems(product, guests, design) }
  }
  const { layOutGuests } = await import('./make/lay-out-guests.ts')
  const laid = await layOutGuests(signal, { ...cards, format: 'print' }, guests)
  return { laid, problems: laid.problems }
}
