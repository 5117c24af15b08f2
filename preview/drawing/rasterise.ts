import { Resvg } from '@resvg/resvg-wasm'

type RenderedImage = ReturnType<InstanceType<typeof Resvg>['render']>

export interface Pixels {
  /** Red, green, blue and alpha, row by row. */
  data: Uint8Array
  width: number
  height: number
}

/** An SVG document as pixels. `initWasm` was called before. */
export function rasterise(svg: string, widthPx: number): Pixels {
  return render(svg, widthPx, (image) => {
    return { data: image.pixels, width: image.width, height: image.height }
  })
}

/** An SVG document as a PNG, without loss. */
export function rasterisePng(svg: string, widthPx: number): Uint8Array<ArrayBuffer> {
  return render(svg, widthPx, (image) => new Uint8Array(image.asPng()))
}

/** Memory of wasm must be freed by hand. */
function render<Value>(svg: string, widthPx: number, read: (image: RenderedImage) => Value): Value {
  const drawing = new Resvg(svg, {
    fitTo: { mode: 'width', value: widthPx },
    font: { loadSystemFonts: false },
  })
  try {
    const image = drawing.render()
    try {
      return read(image)
    } finally {
      image.free()
    }
  } finally {
    drawing.free()
  }
}
