import { spellingDocument } from '#shared/spelling/entry.ts'
import { createSpeller, type Speller } from '#shared/spelling/speller.ts'
import givenNames from '../../catalog/spellings/given-names.json?url'
import places from '../../catalog/spellings/places.json?url'
import surnames from '../../catalog/spellings/surnames.json?url'
import words from '../../catalog/spellings/words.json?url'
import { fetchJson } from '../data/fetch-json.ts'
import { createPromiseCache } from '../promise-cache.ts'

const cache = createPromiseCache<Speller>()

/** The index of all names, places and words, built once. */
export function loadSpeller(): Promise<Speller> {
  return cache.take([], async () => {
    const addresses = [givenNames, surnames, places, words]
    return createSpeller(
      await Promise.all(addresses.map((address) => fetchJson(address, spellingDocument))),
    )
  })
}
