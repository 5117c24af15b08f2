import { clip } from '../art/clip/clip.ts'
import { planDocument } from '../card/plan-of.ts'
import type { CardDesign, CardDocument, PaletteChoice } from '../card.ts'
import type { ClipFilm, Film, Video } from '../video.ts'

/**
 * The card of a film, in the film's words and palette. Everything that works with a card works with
 * it.
 *
 * @example filmCard(document, { values: { title: 'Mazel tov' } }).design.fields[0].value // 'Mazel tov'
 */
export function filmCard<Of extends { design: CardDesign }>(
  document: Of,
  { values, palette }: Pick<Film, 'values' | 'palette'>,
): Of {
  const { design } = document
  const fields = design.fields.map((field) => ({
    ...field,
    value: values[field.id] ?? field.value,
  }))
  const art = { ...design.art, palette: palette ?? design.art.palette }
  return { ...document, design: { ...design, fields, art } }
}

/**
 * The words over a clip as a card. Its picture is the poster of its video, in the poster's folder.
 *
 * @example clipCard(film, video).palettes[0]?.label // 'Night'
 */
export function clipCard({ design }: ClipFilm, { poster }: Pick<Video, 'poster'>): CardDocument {
  const { slug, titles, description, kind, subCategories, art } = design
  const { folder, ...picture } = poster
  const palettes = design.palettes.flatMap((id): PaletteChoice[] => {
    const found = clip.palettes[id]
    return found ? [{ id, label: found.label, swatch: [...found.swatch] }] : []
  })
  return {
    design,
    summary: {
      ...{ slug, titles, description, kind, subCategories, picture },
      ground: clip.palettes[art.palette]?.ground ?? '#000000',
      swatches: palettes.map(({ swatch }) => swatch[0]),
    },
    palettes,
    formatPictures: [],
    faces: [],
    artPlan: planDocument(design, clip),
    lineBoxes: [],
  }
}
