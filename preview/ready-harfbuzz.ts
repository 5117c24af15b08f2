import * as harfbuzz from 'harfbuzzjs'

/*
 * HarfBuzz makes small wasm modules of the functions that collect a glyph's outline, when the first
 * glyph is drawn. Workers may make modules while they start and never after: so an empty glyph is
 * drawn now.
 */
const noFace = new harfbuzz.Face(new harfbuzz.Blob(new Uint8Array()))
new harfbuzz.Font(noFace).glyphToJson(0)
