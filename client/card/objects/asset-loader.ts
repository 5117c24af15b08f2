import type { Palette } from '#shared/art/family.ts'
import type { CardAssets, CardPhoto, StickerDrawing } from '#shared/card/paint-objects.ts'
import type { CardDesign } from '#shared/card.ts'
import type { CardDraft } from '#shared/draft.ts'
import { loadStickers } from '#shared/stickers/stickers.ts'
import { openPhoto } from '../../photos/open-photo.ts'
import type { LoadedAssets } from './use-card-assets.ts'

/** Loads photos and stickers for one card, and frees those that the card has lost. */
export class AssetLoader {
  readonly #onLoad: (loaded: LoadedAssets) => void
  readonly #opened = new Map<string, CardPhoto | null>()
  #wanted: readonly string[] = []
  #photos: Record<string, CardPhoto> = {}
  #stickers: CardAssets['stickers']
  #pictures: CardAssets['stickers']
  #codes: Readonly<Record<string, StickerDrawing>> = {}

  constructor(onLoad: (loaded: LoadedAssets) => void) {
    this.#onLoad = onLoad
  }

  /** @param ids of all photos that the card has */
  async loadPhotos(ids: readonly string[]): Promise<void> {
    this.#wanted = ids
    this.#closeUnwanted()
    await Promise.all(ids.map((id) => this.#open(id)))
    this.#photos = Object.fromEntries(
      [...this.#opened].flatMap(([id, photo]) => (photo ? [[id, photo]] : [])),
    )
    this.#notify()
  }

  async loadStickers(): Promise<void> {
    this.#pictures ??= await loadStickers()
    this.#stickers = { ...this.#pictures, ...this.#codes }
    this.#notify()
  }

  /** Draws the codes of a draft, whose content is in its words, in the colours of a palette. */
  async drawCodes(design: CardDesign, draft: CardDraft, palette: Palette): Promise<void> {
    const { drawCodes } = await import('#shared/qr/draw-code.ts')
    const codes = drawCodes(design, draft, palette)
    // The same object until a code changes: a picture is made again for another one.
    if (JSON.stringify(codes) === JSON.stringify(this.#codes)) return
    this.#codes = codes
    this.#stickers = { ...this.#pictures, ...codes }
    this.#notify()
  }

  close(): void {
    this.#wanted = []
    this.#closeUnwanted()
  }

  async #open(id: string): Promise<void> {
    if (this.#opened.has(id)) return
    const photo = await openPhoto(id)
    // Another call may have opened it, or the card may have lost it.
    if (this.#opened.has(id) || !this.#wanted.includes(id)) return closePhoto(photo)
    this.#opened.set(id, photo)
  }

  #closeUnwanted() {
    for (const [id, photo] of this.#opened) {
      if (this.#wanted.includes(id)) continue
      closePhoto(photo)
      this.#opened.delete(id)
    }
  }

  #notify() {
    const assets = { photos: this.#photos, stickers: this.#stickers }
    this.#onLoad({ assets, sources: Object.fromEntries(this.#opened) })
  }
}

function closePhoto(photo: CardPhoto | null) {
  if (photo) URL.revokeObjectURL(photo.href)
}
