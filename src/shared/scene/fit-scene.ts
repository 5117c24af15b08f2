import type { Scene } from './scene.ts'

/** The movable things of a card. */
export interface ThereIs {
  /** Names of the parts of its art. */
  parts: ReadonlyMap<string, number>
  /** Fields with lines. */
  fields: ReadonlySet<string>
}

/**
 * A scene without layers for things that the card lacks: a visitor can empty a line, and a format
 * can leave out a part that another has.
 *
 * @example fitScene(scene, { parts: new Map([['flame', 1]]), fields: new Set(['title']) }).layers.length // 2
 */
export function fitScene(scene: Scene, { parts, fields }: ThereIs): Scene {
  const layers = scene.layers.filter((layer) => {
    if (layer.of === 'part') return parts.has(layer.part)
    if (layer.of === 'glint' || layer.of === 'light')
      return layer.part === undefined || parts.has(layer.part)
    return layer.of !== 'words' || layer.field === undefined || fields.has(layer.field)
  })
  return { ...scene, layers }
}
