import * as harfbuzz from 'harfbuzzjs'

/*
 * HarfBuzz compiles small wasm modules for the functions that collect a glyph's outline when it
 * draws the first glyph. Workers can compile modules only during start-up, so an empty glyph is
 * drawn now.
 */
const noFace = new harfbuzz.Face(new harfbuzz.Blob(new Uint8Array()))
new harfbuzz.Font(noFace).glyphToJson(0)
