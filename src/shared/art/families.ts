import type { ArtPicture } from '../art-picture.ts'
import type { ArtFamily } from './family.ts'

/** Every way of drawing by name. Each is loaded only when a card uses it. */
const loaders: Readonly<Record<string, () => Promise<ArtFamily>>> = {
  papercut: async () => (await import('./papercut/papercut.ts')).papercut,
  ceramic: async () => (await import('./ceramic/ceramic.ts')).ceramic,
  foil: async () => (await import('./foil/foil.ts')).foil,
  botanical: async () => (await import('./botanical/botanical.ts')).botanical,
  riso: async () => (await import('./riso/riso.ts')).riso,
  tiles: async () => (await import('./tiles/tiles.ts')).tiles,
  illuminated: async () => (await import('./illuminated/illuminated.ts')).illuminated,
  lino: async () => (await import('./lino/lino.ts')).lino,
  night: async () => (await import('./night/night.ts')).night,
  kids: async () => (await import('./kids/kids.ts')).kids,
  glass: async () => (await import('./glass/glass.ts')).glass,
  layered: async () => (await import('./layered/layered.ts')).layered,
  embroidery: async () => (await import('./embroidery/embroidery.ts')).embroidery,
  stone: async () => (await import('./stone/stone.ts')).stone,
  woodtype: async () => (await import('./woodtype/woodtype.ts')).woodtype,
  micrography: async () => (await import('./micrography/micrography.ts')).micrography,
}

/** The families for cards. */
export const familyNames: readonly string[] = Object.keys(loaders)

/** With the words over a clip, which are for films only. */
const all: typeof loaders = { ...loaders, clip: async () => (await import('./clip/clip.ts')).clip }

/**
 * The art family with that name.
 *
 * @throws RangeError when there is none; the message lists the names
 * @example (await loadFamily('papercut')).name // 'papercut'
 */
export async function loadFamily(name: string): Promise<ArtFamily> {
  const load = Object.hasOwn(all, name) ? all[name] : undefined
  if (!load) throw new RangeError(`no art family ${name}; there are ${familyNames.join(', ')}`)
  return load()
}

/**
 * The art of a design: a family, or the artist's picture that the design has.
 *
 * @throws RangeError when there is no such family
 * @example (await loadArt(design.art)).palettes[design.art.palette]
 */
export async function loadArt(art: {
  family: string
  motif?: string
  picture?: ArtPicture | undefined
}): Promise<ArtFamily> {
  if (art.picture) return (await import('./picture/picture.ts')).pictureFamily(art.picture)
  const family = await loadFamily(art.family)
  return family.wordMotifs?.includes(art.motif ?? '') ? { ...family, readsWords: true } : family
}
