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
  #codes: Readonly<Record<string, StickerDrawing>> = {}
  #stickers: CardAssets['stickers']

  constructor(onLoad: (loaded: LoadedAssets) => void) {
    this.#onLoad = onLoad
  }

  /**
   * The photos and the stickers of a draft; its codes, whose content is in its words, in the colours
   * of a palette. Nothing is reported while nothing changes.
   */
  async load(
    design: Pick<CardDesign, 'fields'>,
    draft: Partial<CardDraft> = {},
    palette?: Palette,
  ): Promise<void> {
    const { photos = [], stickers = [], ...words } = draft
    await Promise.all([
      this.#loadPhotos(photos.map(({ id }) => id)),
      stickers.length > 0 &&
        this.#loadStickers(design, { values: {}, ...words, stickers }, palette),
    ])
  }

  async #loadPhotos(ids: readonly string[]): Promise<void> {
    if (ids.join() === this.#wanted.join()) return
    this.#wanted = ids
    this.#closeUnwanted()
    await Promise.all(ids.map((id) => this.#open(id)))
    this.#photos = Object.fromEntries(
      [...this.#opened].flatMap(([id, photo]) => (photo ? [[id, photo]] : [])),
    )
    this.#notify()
  }

  async #loadStickers(
    design: Pick<CardDesign, 'fields'>,
    draft: CardDraft,
    palette: Palette | undefined,
  ): Promise<void> {
    const pictures = await loadStickers()
    const codes = await codesOf(design, draft, palette)
    // The same object until one changes: a picture is made again for another one.
    if (this.#stickers && JSON.stringify(codes) === JSON.stringify(this.#codes)) return
    this.#codes = codes
    this.#stickers = { ...pictures, ...codes }
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

/** The code that draws them is fetched for a draft that has one. */
async function codesOf(
  design: Pick<CardDesign, 'fields'>,
  draft: CardDraft,
  palette: Palette | undefined,
) {
  if (!palette || !draft.stickers?.some(({ code }) => code !== undefined)) return {}
  const { drawCodes } = await import('#shared/qr/draw-code.ts')
  return drawCodes(design, draft, palette)
}

function closePhoto(photo: CardPhoto | null) {
  if (photo) URL.revokeObjectURL(photo.href)
}
