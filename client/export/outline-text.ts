import * as harfbuzz from 'harfbuzzjs'
import { type Path, placement, type Segment, transformPath } from '#shared/art/path.ts'
import { toPathData } from '#shared/art/path-data.ts'
import { placedWords } from '#shared/lettering/placed-words.ts'
import { orderLine } from '#shared/text/bidi.ts'
import type { FaceId } from '#shared/text/face.ts'
import type { PlacedLine } from '#shared/text/line.ts'

export interface Outliner {
  /**
   * The glyphs of each line as path data in page px, for `fill-rule` nonzero; '' for an empty line.
   *
   * @throws RangeError when a face lacks a character that layout assigned to it
   */
  outline(lines: readonly PlacedLine[], signal?: AbortSignal): Promise<string[]>
  /** Loads faces side by side, ahead of the lines that need them. */
  load(faces: Iterable<FaceId>): Promise<void>
}

/**
 * Draws laid-out lines as outlines, shaped by HarfBuzz, so that an exported file needs no font.
 * Faces are loaded on first use and cached. The same code runs in Node and in the browser, where
 * HarfBuzz needs `wasm-unsafe-eval`.
 *
 * @param loadFace returns the TrueType file of a face: public/fonts/{face}.ttf
 * @example
 * const outliner = createOutliner((face) => readFile(`public/fonts/${face}.ttf`))
 * const [pathData] = await outliner.outline([line])
 */
export function createOutliner(
  loadFace: (face: FaceId) => Promise<Uint8Array | ArrayBuffer>,
): Outliner {
  const loaded = new Map<FaceId, LoadedFace>()
  /** From the last call: when a card changes, most of its lines do not. */
  let kept: ReadonlyMap<string, string> = new Map()

  async function load(faces: Iterable<FaceId>) {
    // No promise is kept: in a worker, one request must not wait for the work of another.
    const missing = [...new Set(faces)].filter((face) => !loaded.has(face))
    await Promise.all(
      missing.map(async (face) => {
        const bytes = await loadFace(face)
        if (!loaded.has(face)) loaded.set(face, openFace(bytes))
      }),
    )
  }

  /** Loads faces in order until they cover the line: most lines need the first alone. */
  async function loadFor({ text, faces, clusters, drawn }: PlacedLine) {
    if (drawn) return
    if (clusters) return load(clusters.map(({ face }) => face))
    let left = clustersOf(text)
    for (const id of faces) {
      await load([id])
      left = left.filter((cluster) => !covers(faceOf(loaded, id), cluster))
      if (left.length === 0) return
    }
  }

  return {
    load,
    async outline(lines, signal) {
      signal?.throwIfAborted()
      await Promise.all(lines.map(loadFor))
      signal?.throwIfAborted()
      const outlines = lines.map((line) => {
        const key = JSON.stringify(line)
        return [key, kept.get(key) ?? toPathData(outlineLine(line, loaded))] as const
      })
      kept = new Map(outlines)
      return outlines.map(([, outline]) => outline)
    },
  }
}

interface LoadedFace {
  font: harfbuzz.Font
  /** Outlines in font units, y upwards. */
  glyphs: Map<number, Path>
}

type Faces = ReadonlyMap<FaceId, LoadedFace>

/** Off, as for the width tables: no glyph depends on language or neighbours. */
const fontFeatures = ['locl', 'liga', 'clig', 'calt'].map((tag) => new harfbuzz.Feature(tag, 0))

function openFace(bytes: Uint8Array | ArrayBuffer): LoadedFace {
  const face = new harfbuzz.Face(new harfbuzz.Blob(bytes))
  return { font: new harfbuzz.Font(face), glyphs: new Map() }
}

function outlineLine(line: PlacedLine, faces: Faces): Path {
  if (line.drawn) return placedWords(line, line.drawn)
  if (!line.clusters) {
    const { text, direction, sizePx, x, baseline } = line
    return outlineRuns({ text, direction, faceIds: line.faces, sizePx }, faces, [x, baseline, 0])
  }
  return line.clusters.flatMap(({ text, face, x, y, angle }) => {
    const direction = /\p{Script=Hebrew}/u.test(text) ? 'rtl' : 'ltr'
    return outlineRuns({ text, direction, faceIds: [face], sizePx: line.sizePx }, faces, [
      x,
      y,
      angle,
    ])
  })
}

interface Writing {
  text: string
  direction: PlacedLine['direction']
  faceIds: readonly FaceId[]
  sizePx: number
}

/** Runs from left to right, each starting at the end of the previous one. */
function outlineRuns(
  writing: Writing,
  faces: Faces,
  [x, y, angle]: readonly [number, number, number],
): Path {
  const path: Segment[] = []
  let advance = 0
  for (const run of visualRuns(writing, faces)) {
    const face = faceOf(faces, run.face)
    const scale = writing.sizePx / face.font.face.upem
    for (const glyph of shapeRun(face.font, run)) {
      const along = advance + glyph.xOffset * scale
      const up = glyph.yOffset * scale
      const [a, b, c, d, e, f] = placement(x, y, angle, scale, -scale)
      const cos = Math.cos(angle)
      const sin = Math.sin(angle)
      const place = [a, b, c, d, e + along * cos + up * sin, f + along * sin - up * cos] as const
      path.push(...transformPath(glyphPath(face, glyph.id), place))
      advance += glyph.xAdvance * scale
    }
  }
  return path
}

interface Run {
  text: string
  face: FaceId
  level: number
}

/** Adjacent clusters of one face and one embedding level, in visual order. */
function visualRuns({ text, direction, faceIds }: Writing, faces: Faces): Run[] {
  const { levels, visual } = orderLine(text, direction)
  const runs: (Run & { start: number })[] = []
  for (const match of text.matchAll(clusterForm)) {
    const [cluster] = match
    const level = levels[match.index] ?? 0
    const face = coveringFace(cluster, faceIds, faces)
    const last = runs.at(-1)
    if (last?.face === face && last.level === level) last.text += cluster
    else runs.push({ text: cluster, face, level, start: match.index })
  }
  const place = new Map(visual.map((unit, position) => [unit, position]))
  return runs.sort((left, right) => (place.get(left.start) ?? 0) - (place.get(right.start) ?? 0))
}

/** A base with its marks. */
const clusterForm = /\P{M}\p{M}*/gu

function clustersOf(text: string): string[] {
  return text.match(clusterForm) ?? []
}

function covers({ font }: LoadedFace, cluster: string): boolean {
  return [...cluster].every((part) => font.nominalGlyph(part.codePointAt(0) ?? 0) !== undefined)
}

/** As in layout: the first face that covers the base and all its marks. */
function coveringFace(cluster: string, faceIds: readonly FaceId[], faces: Faces): FaceId {
  const face = faceIds.find((id) => covers(faceOf(faces, id), cluster))
  if (!face) throw new RangeError(`${faceIds.join(', ')} cannot draw '${cluster}'`)
  return face
}

function shapeRun(font: harfbuzz.Font, run: Run) {
  const buffer = new harfbuzz.Buffer()
  buffer.addText(run.text)
  const rightToLeft = run.level % 2 === 1
  buffer.setDirection(rightToLeft ? harfbuzz.Direction.RTL : harfbuzz.Direction.LTR)
  buffer.setScript(rightToLeft ? 'Hebr' : 'Latn')
  harfbuzz.shape(font, buffer, fontFeatures)
  const positions = buffer.getGlyphPositions()
  return buffer.getGlyphInfos().flatMap((info, i) => {
    const position = positions[i]
    return position ? { id: info.codepoint, ...position } : []
  })
}

function glyphPath(face: LoadedFace, id: number): Path {
  const known = face.glyphs.get(id)
  if (known) return known
  const path = face.font
    .glyphToJson(id)
    .map(({ type, values }) => [type, ...values] as unknown as Segment)
  face.glyphs.set(id, path)
  return path
}

function faceOf(faces: Faces, id: FaceId): LoadedFace {
  const face = faces.get(id)
  if (!face) throw new RangeError(`the face '${id}' is not loaded`)
  return face
}
