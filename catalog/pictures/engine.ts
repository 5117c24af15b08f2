import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { init as initJpeg } from '@jsquash/jpeg/encode.js'
import { initWasm } from '@resvg/resvg-wasm'
import type { PictureOrder } from '#shared/pictures/picture-order.ts'
import { drawPicture } from '../../preview/drawing/draw-picture.ts'
import { groundOf } from '../own/content-folder.ts'
import { outliner } from './outliner.ts'

const { resolve } = createRequire(import.meta.url)

let ready: Promise<unknown> | undefined

/** Draws a picture with the code of the worker that draws; its bytes are the same. */
export async function drawInNode(order: PictureOrder): Promise<Uint8Array> {
  ready ??= Promise.all([
    readFile(resolve('@resvg/resvg-wasm/index_bg.wasm')).then((bytes) => initWasm(bytes)),
    readFile(resolve('@jsquash/jpeg/codec/enc/mozjpeg_enc.wasm')).then((wasmBinary) =>
      initJpeg({ wasmBinary }),
    ),
  ])
  await ready
  const onGround = { ...order, ...(await groundOf(order.design)) }
  return drawPicture(onGround, outliner, async () => undefined)
}
