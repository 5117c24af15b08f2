/*
 * The used parts of the libraries in this comparison. They are not dependencies of the project: the
 * comparison installs them itself.
 */

declare module 'modern-screenshot' {
  export function createContext(node: Node, options: object): Promise<object>
  export function domToBlob(context: object): Promise<Blob>
}

declare module 'konva/lib/Core.js' {
  class Layer {
    constructor(options: { listening: boolean })
    add(shape: object): void
    toBlob(options: object): Promise<unknown>
    destroy(): void
  }
  export const Konva: { Layer: typeof Layer; autoDrawEnabled: boolean }
}

declare module 'konva/lib/shapes/Image.js' {
  export class Image {
    constructor(options: { image: HTMLImageElement; width: number; height: number })
  }
}

declare module 'konva/lib/shapes/Text.js' {
  export class Text {
    constructor(options: object)
    measureSize(text: string): TextMetrics
    position(place: { x: number; y: number }): void
    width(): number
  }
}

declare module 'konva/lib/shapes/TextPath.js' {
  export class TextPath {
    constructor(options: object)
  }
}

declare module 'fabric' {
  export class StaticCanvas {
    constructor(canvas: HTMLCanvasElement, options: object)
    add(shape: object): void
    toBlob(options: { format: string; quality: number; multiplier: number }): Promise<Blob | null>
    dispose(): Promise<boolean>
  }
  export class FabricImage {
    constructor(image: HTMLImageElement, options: object)
  }
  export class Path {
    constructor(path: string, options: object)
  }
  export class FabricText {
    constructor(text: string, options: object)
  }
}
