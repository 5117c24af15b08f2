import type { Size } from '#shared/art/family.ts'

/** One page of a real browser, driven by the browser's own protocol. */
export interface EnginePage {
  /** Resolves when the document has been parsed; WebKit also waits for its pictures. */
  goTo(address: string): Promise<void>
  /** Runs the body of an async function in the page and returns its result, as JSON. */
  run(body: string): Promise<unknown>
  /** Clicks the middle of an element that is in the viewport. */
  click(selector: string): Promise<void>
  /** The top left of the viewport in this size, CSS px, as a PNG `pixelRatio` times as wide. */
  photograph(size: Size): Promise<Buffer>
  /** Opens another tab in front of it, if the driver can hide a page. */
  hide?(): Promise<void>
  close(): Promise<void>
}

export interface EngineOptions {
  /** An empty folder for downloads and for files that the browser stores beside them. */
  folder: string
  /** What a page that asks for the microphone hears without end; else nobody answers it. */
  microphone?: { hertz: number; wavFile: string }
}

/** A window that fits a picture of 1080x1920, CSS px. */
export const windowSize: Size = { widthPx: 1300, heightPx: 2000 }

/**
 * Screen pixels for each CSS px, as on a phone. WebKitGTK moves every letter of a text to a whole
 * pixel, which no Safari does: small pixels make this error small.
 */
export const pixelRatio = 2

/** Script for the page: the middle of an element, in px of the viewport. */
export function middleOf(selector: string): string {
  return `
    const element = document.querySelector(${JSON.stringify(selector)})
    if (!element) throw new Error('nothing is there for ' + ${JSON.stringify(selector)})
    const { x, y, width, height } = element.getBoundingClientRect()
    return { x: Math.round(x + width / 2), y: Math.round(y + height / 2) }`
}
