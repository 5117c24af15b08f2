import type { Size } from '#shared/art/family.ts'

/** One page of a real browser, driven by what the browser itself offers for that. */
export interface EnginePage {
  /** Until the document has been read; WebKit waits for its pictures too. */
  goTo(address: string): Promise<void>
  /** Runs the body of an async function in the page and gives what it returns, as JSON does. */
  run(body: string): Promise<unknown>
  /** A press of the pointer on the middle of an element that is in the window. */
  click(selector: string): Promise<void>
  /** The upper left of the window, that many CSS px of it, as PNG: `pixelRatio` times as wide. */
  photograph(size: Size): Promise<Buffer>
  /** Opens another tab before it, where its driver lets a page be hidden. */
  hide?(): Promise<void>
  close(): Promise<void>
}

export interface EngineOptions {
  /** An empty folder: downloads go there, and what the browser keeps beside them. */
  folder: string
}

/** A window that holds a picture of 1080x1920, CSS px. */
export const windowSize: Size = { widthPx: 1300, heightPx: 2000 }

/**
 * Pixels of the screen to a CSS px, as on a phone. WebKitGTK moves every letter of a text to a whole
 * pixel, which no Safari does: where they are small, it tells little.
 */
export const pixelRatio = 2

/** In the page, in px of the window. */
export function middleOf(selector: string): string {
  return `
    const element = document.querySelector(${JSON.stringify(selector)})
    if (!element) throw new Error('nothing is there for ' + ${JSON.stringify(selector)})
    const { x, y, width, height } = element.getBoundingClientRect()
    return { x: Math.round(x + width / 2), y: Math.round(y + height / 2) }`
}
