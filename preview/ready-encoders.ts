import jpegWasm from '@jsquash/jpeg/codec/enc/mozjpeg_enc.wasm'
import { init as initJpeg } from '@jsquash/jpeg/encode.js'
import { initWasm } from '@resvg/resvg-wasm'
import resvgWasm from '@resvg/resvg-wasm/index_bg.wasm'

await Promise.all([initWasm(resvgWasm), initJpeg(jpegWasm)])
