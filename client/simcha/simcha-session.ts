import type { Simcha, SimchaCard } from '#shared/simcha/simcha.ts'
import type { KeptDraft } from '../drafts/draft-store.ts'
import { isLate } from '../drafts/is-late.ts'
import type { Followed } from './follow-drafts.ts'

/** `off`: only this tab has the last change. */
export type SimchaState = 'reading' | 'saved' | 'saving' | 'off'

export interface SimchasSnapshot {
  /** Last changed first. */
  simchas: readonly Simcha[]
  state: SimchaState
  /** Grows with each write and each session, since drafts can have changed: no two share a number. */
  writes: number
}

/** Where simchas are kept; each call rejects when the device cannot do it. */
export interface SimchaStore {
  list: () => Promise<Simcha[]>
  write: (simcha: Simcha, drafts: readonly KeptDraft[]) => Promise<void>
  remove: (id: string) => Promise<void>
  /** Brings the drafts of a simcha up to its words. */
  follow: (simcha: Simcha) => Promise<Followed>
  /** Milliseconds since the epoch. */
  now: () => number
}

/** Delay between a change and its write, ms. */
const saveAfterMs = 300

let lastWrites = 0

/**
 * The simchas of this device, being edited in this tab. A change shows at once, and is written
 * after a pause together with the drafts that follow it.
 */
export class SimchaSession {
  readonly #store: SimchaStore
  readonly #listeners = new Set<() => void>()
  /** The latest state of each simcha that is not stored. */
  readonly #unsaved = new Map<string, Simcha>()
  #snapshot: SimchasSnapshot = { simchas: [], state: 'reading', writes: ++lastWrites }
  #timer: ReturnType<typeof setTimeout> | undefined
  /** Tasks run one after the other, so that an older state never follows a newer one. */
  #lastTask: Promise<unknown> = Promise.resolve()

  constructor(store: SimchaStore) {
    this.#store = store
  }

  readonly snapshot = () => this.#snapshot

  readonly subscribe = (listener: () => void) => {
    this.#listeners.add(listener)
    return () => {
      this.#listeners.delete(listener)
    }
  }

  /** Reads the stored simchas; what was typed meanwhile stays. */
  async read(): Promise<void> {
    const found = this.#store.list()
    try {
      if (await isLate(found)) this.#show({ state: 'off' })
      const stored = (await found).filter(({ id }) => !this.#find(id))
      this.#show({ simchas: [...this.#snapshot.simchas, ...stored], state: this.#stateOfSaved() })
    } catch {
      this.#show({ state: 'off' })
    }
  }

  /**
   * Shows a changed or new simcha. Its cards are those that the session has: the caller can have
   * been rendered before the last write.
   */
  readonly change = (simcha: Simcha): void => {
    this.#take(simcha)
    if (this.#snapshot.state !== 'off') this.#show({ state: 'saving' })
    clearTimeout(this.#timer)
    this.#timer = setTimeout(this.save, saveAfterMs)
  }

  /** Writes what is not stored, without the pause. */
  readonly save = (): void => {
    clearTimeout(this.#timer)
    for (const id of this.#unsaved.keys()) {
      void this.#run(async () => {
        const simcha = this.#unsaved.get(id)
        if (simcha) await this.#write(simcha)
      })
    }
  }

  /**
   * Writes a simcha with the draft of one more card, which replaces a card of the same member and
   * design.
   *
   * @returns whether it is stored
   */
  readonly addCard = (simcha: Simcha, card: SimchaCard, draft: KeptDraft): Promise<boolean> => {
    const taken = this.#take(simcha)
    return this.#run(() => this.#write(this.#find(simcha.id) ?? taken, { card, draft }))
  }

  /** @returns whether it is deleted; its cards stay */
  readonly remove = (id: string): Promise<boolean> => {
    this.#unsaved.delete(id)
    this.#show({ simchas: this.#snapshot.simchas.filter((one) => one.id !== id) })
    return this.#run(() => this.#store.remove(id))
  }

  /** Shows a simcha as the last changed one, not stored so far. */
  #take(simcha: Simcha): Simcha {
    const { id } = simcha
    const cards = this.#find(id)?.cards ?? simcha.cards
    const taken = { ...simcha, cards, changedAt: this.#store.now() }
    this.#unsaved.set(id, taken)
    const others = this.#snapshot.simchas.filter((one) => one.id !== id)
    this.#show({ simchas: [taken, ...others] })
    return taken
  }

  async #write(simcha: Simcha, added?: { card: SimchaCard; draft: KeptDraft }): Promise<void> {
    this.#unsaved.delete(simcha.id)
    try {
      const followed = await this.#store.follow(simcha)
      const cards = added ? withCard(followed.simcha.cards, added.card) : followed.simcha.cards
      const drafts = added ? [...followed.drafts, added.draft] : followed.drafts
      await this.#store.write({ ...followed.simcha, cards }, drafts)
      this.#showCards(simcha.id, cards)
    } catch (error) {
      const latest = this.#find(simcha.id)
      if (latest) this.#unsaved.set(simcha.id, latest)
      throw error
    }
  }

  /** The cards as they are stored, beside what was typed meanwhile. */
  #showCards(id: string, cards: SimchaCard[]): void {
    const unsaved = this.#unsaved.get(id)
    if (unsaved) this.#unsaved.set(id, { ...unsaved, cards })
    const simchas = this.#snapshot.simchas.map((one) => (one.id === id ? { ...one, cards } : one))
    this.#show({ simchas })
  }

  #run(task: () => Promise<void>): Promise<boolean> {
    const ended = this.#lastTask.then(task).then(
      () => {
        this.#show({ state: this.#stateOfSaved(), writes: ++lastWrites })
        return true
      },
      (error) => {
        console.error('simcha', error)
        this.#show({ state: 'off' })
        return false
      },
    )
    this.#lastTask = ended
    void isLate(ended).then((late) => late && this.#show({ state: 'off' }))
    return ended
  }

  /** The state after a task that the device has done: another simcha can still be unsaved. */
  #stateOfSaved(): SimchaState {
    return this.#unsaved.size > 0 ? this.#snapshot.state : 'saved'
  }

  #find(id: string): Simcha | undefined {
    return this.#snapshot.simchas.find((one) => one.id === id)
  }

  #show(part: Partial<SimchasSnapshot>): void {
    this.#snapshot = { ...this.#snapshot, ...part }
    for (const listener of this.#listeners) listener()
  }
}

function withCard(cards: readonly SimchaCard[], card: SimchaCard): SimchaCard[] {
  const others = cards.filter((one) => one.member !== card.member || one.card !== card.card)
  return [...others, card]
}
