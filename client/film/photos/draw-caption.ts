import type { Size } from '#shared/art/family.ts'
import { createContext } from '../../export/export-picture.ts'
import { fillWords } from './fill-words.ts'

/** A caption as wide as the page, white on a shade that grows downwards; undefined without words. */
export async function drawCaption(page: Size, words: string): Promise<ImageBitmap | undefined> {
  if (words.trim() === '') return
  const side = Math.min(page.widthPx, page.heightPx)
  const heightPx = Math.round(side * 0.36)
  const context = createContext(page.widthPx, heightPx, { alpha: true })
  const shade = context.createLinearGradient(0, 0, 0, heightPx)
  shade.addColorStop(0, 'rgb(8 12 24 / 0)')
  shade.addColorStop(0.5, 'rgb(8 12 24 / 0.62)')
  shade.addColorStop(1, 'rgb(8 12 24 / 0.8)')
  context.fillStyle = shade
  context.fillRect(0, 0, page.widthPx, heightPx)
  context.fillStyle = '#ffffff'
  const box = { x: page.widthPx * 0.08, width: page.widthPx * 0.84 }
  await fillWords(context, words, { ...box, y: heightPx * 0.48, height: side * 0.13 })
  return createImageBitmap(context.canvas)
}
