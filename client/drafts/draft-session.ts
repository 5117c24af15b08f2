import type { CardDraft } from '#shared/draft.ts'
import { randomId } from '../random-id.ts'
import { type ClaimedDraft, claimDraft, type MadeOf, nameEntry } from './claim-draft.ts'
import {
  changeDraft,
  type DraftHistory,
  type EditStep,
  redoChange,
  startHistory,
  undoChange,
} from './draft-history.ts'
import { fetchParser, type KeptDraft, noteForLater, writeDrafts } from './draft-store.ts'
import { holdDraft } from './hold-draft.ts'
import { isLate } from './is-late.ts'

/**
 * `full` and `off`: only this tab has the last change, since the device has no space or no storage.
 */
export type SaveState = 'restoring' | 'saved' | 'saving' | 'full' | 'off'

/** `copy`: another tab holds the original of this draft. */
export type DraftOrigin = { kind: 'new' } | { kind: 'restored' | 'copy'; changedAt: number }

/**
 * Changes the current draft, even if the caller was rendered with an older one.
 *
 * @param update is called once, synchronously
 */
export type EditDraft = (update: (draft: CardDraft) => CardDraft, step?: EditStep) => void

export interface DraftSnapshot {
  history: DraftHistory
  state: SaveState
  origin: DraftOrigin
}

interface DraftSessionOptions {
  made: MadeOf
  initial: CardDraft
  /** Whether to restore the last draft. */
  latest: boolean
  /** Milliseconds since the epoch. */
  now: () => number
}

/** Delay between a change and its write, ms. */
const saveAfterMs = 300

/**
 * One card being edited in this tab: its history, and its draft on the device. Nothing is written
 * before the first change.
 */
export class DraftSession {
  readonly #options: DraftSessionOptions
  readonly #listeners = new Set<() => void>()
  #snapshot: DraftSnapshot
  #id = randomId()
  #release: Promise<(() => void) | undefined> = Promise.resolve(undefined)
  #timer: ReturnType<typeof setTimeout> | undefined
  #unsaved = false
  /** The last history that is stored, or that needs no write. */
  #kept: DraftHistory
  #active = false
  /** The stored draft is still loading, and the visitor has changed nothing. */
  #waits = true
  /** The draft that this one replaced, until the visitor changes something here. */
  #restarted: { from: string; history: DraftHistory } | undefined

  constructor(options: DraftSessionOptions) {
    this.#options = options
    this.#snapshot = {
      history: startHistory(options.initial),
      state: 'restoring',
      origin: { kind: 'new' },
    }
    this.#kept = this.#snapshot.history
  }

  readonly snapshot = () => this.#snapshot

  readonly subscribe = (listener: () => void) => {
    this.#listeners.add(listener)
    return () => {
      this.#listeners.delete(listener)
    }
  }

  readonly start = () => {
    this.#active = true
    addEventListener('pagehide', this.#part)
    addEventListener('beforeunload', this.#warn)
    document.addEventListener('visibilitychange', this.#save)
    void this.#restore()
  }

  readonly stop = () => {
    this.#active = false
    removeEventListener('pagehide', this.#part)
    removeEventListener('beforeunload', this.#warn)
    document.removeEventListener('visibilitychange', this.#save)
    void this.#leave()
  }

  readonly edit: EditDraft = (update, step) => {
    const { history } = this.#snapshot
    const next = update(history.present)
    this.#turn(changeDraft(history, { next, step, now: this.#options.now() }))
  }

  readonly undo = () => {
    const { history } = this.#snapshot
    const back = this.#restarted?.history === history ? this.#restarted : undefined
    // A redo of this step would empty the draft that it left unchanged.
    if (back) this.#switchTo(back.from, { ...undoChange(history), future: [] })
    else this.#turn(undoChange(history))
  }

  readonly redo = () => this.#turn(redoChange(this.#snapshot.history))

  /** Whether there is anything to start again from. */
  readonly canReset = () => this.#snapshot.history.present !== this.#options.initial

  /** Starts another draft; the current one stays on the device, and an undo returns to it. */
  readonly reset = () => {
    const { initial, now } = this.#options
    const { history } = this.#snapshot
    if (!this.canReset()) return
    // A draft that only this tab has must not be lost by it.
    if (this.#lost()) return this.edit(() => initial)
    const restarted = {
      from: this.#id,
      history: changeDraft(history, { next: initial, now: now() }),
    }
    this.#switchTo(randomId(), restarted.history)
    this.#restarted = restarted
  }

  /** Leaves the draft for another one, which needs no write yet. */
  #switchTo(id: string, history: DraftHistory) {
    void this.#leave()
    this.#take(id)
    nameEntry(id)
    this.#restarted = undefined
    this.#kept = history
    this.#show({ history, state: 'saved', origin: { kind: 'new' } })
  }

  async #restore() {
    const { made, latest } = this.#options
    const found = claimDraft(made, latest)
    try {
      if ((await isLate(found)) && this.#waits) this.#show({ state: 'off' })
      const claimed = await found
      // What was typed meanwhile wins; the older draft stays on the device.
      if (this.#active && this.#waits) this.#goOnWith(claimed)
      else claimed?.release?.()
    } catch {
      if (this.#waits) this.#show({ state: 'off' })
      this.#waits = false
    }
  }

  #goOnWith(claimed: ClaimedDraft | undefined) {
    if (!claimed) {
      this.#take(this.#id)
      return this.#show({ state: 'saved' })
    }
    const { stored, history, release } = claimed
    if (release) {
      this.#take(stored.id, release)
      nameEntry(stored.id)
    } else this.#take(this.#id)
    const kind = release ? 'restored' : 'copy'
    this.#kept = history
    this.#show({ history, state: 'saved', origin: { kind, changedAt: stored.changedAt } })
  }

  /** Writes further changes to this draft. */
  #take(id: string, release?: () => void) {
    this.#waits = false
    this.#id = id
    this.#release = release ? Promise.resolve(release) : holdDraft(id)
  }

  #turn(history: DraftHistory) {
    if (history.present === this.#snapshot.history.present) return
    if (this.#waits) this.#take(this.#id)
    nameEntry(this.#id)
    this.#unsaved = true
    this.#timer ??= setTimeout(this.#save, saveAfterMs)
    this.#show({ history, state: this.#lost() ? this.#snapshot.state : 'saving' })
  }

  /** The page may be closed before a write is done. */
  readonly #part = () => {
    const { history } = this.#snapshot
    if (history !== this.#kept) noteForLater(this.#document(this.#id, history))
    void this.#save()
  }

  readonly #save = async () => {
    clearTimeout(this.#timer)
    this.#timer = undefined
    if (!this.#unsaved) return
    this.#unsaved = false
    const id = this.#id
    const { history } = this.#snapshot
    const written = this.#write(id, history)
    if (await isLate(written)) this.#settle(id, history, 'off')
    this.#settle(id, history, await written)
  }

  /** Shows the result of a write, unless another draft has been started since. */
  #settle(id: string, history: DraftHistory, state: SaveState) {
    if (id !== this.#id) return
    const isLatest = history === this.#snapshot.history
    if (state !== 'saved') this.#unsaved = true
    else if (isLatest) this.#unsaved = false
    if (state !== 'saved' || isLatest) this.#show({ state })
  }

  async #write(id: string, history: DraftHistory): Promise<SaveState> {
    const kept = this.#document(id, history)
    try {
      if (!(await isReadable(kept))) return 'off'
      await writeDrafts([kept])
      this.#kept = history
      return 'saved'
    } catch (error) {
      const full = error instanceof DOMException && error.name === 'QuotaExceededError'
      return full ? 'full' : 'off'
    }
  }

  #document(id: string, history: DraftHistory): KeptDraft {
    const { made, now } = this.#options
    return {
      stored: { version: 1, id, ...made, changedAt: now(), draft: history.present },
      history,
    }
  }

  async #leave() {
    const release = this.#release
    await this.#save()
    ;(await release)?.()
  }

  /** Whether closing the tab now would lose the visitor's work. */
  #lost(): boolean {
    return this.#snapshot.state === 'full' || this.#snapshot.state === 'off'
  }

  readonly #warn = (event: Event) => {
    if (this.#unsaved && this.#lost()) event.preventDefault()
  }

  #show(part: Partial<DraftSnapshot>) {
    this.#snapshot = { ...this.#snapshot, ...part }
    for (const listener of this.#listeners) listener()
  }
}

/** Whether a later visit could read it. Without a network the check may be missing. */
async function isReadable({ stored }: KeptDraft): Promise<boolean> {
  const parser = await fetchParser().catch(() => undefined)
  const isRead = !parser || parser.parseStored(stored) !== undefined
  if (!isRead) console.error('no visit could read this draft')
  return isRead
}
