/** A named group that a layer is in. */
export interface PartOf {
  name: string
  /** Which one of that name, from 0; always 0 where those of that name move as one. */
  index: number
  /** Where the art has it turn, in the units of the place where it stands. */
  pivot?: string
}

/** Names of the groups to cut out, and whether those of that name move each by itself. */
export type WantedParts = ReadonlyMap<string, 'each' | 'together'>

/** A piece of the art, to be painted after those before it. */
export interface ArtLayer {
  /** The named groups round it that were asked for, the outermost first. */
  parts: readonly PartOf[]
  /** An SVG fragment in page px, with the definitions that it needs. */
  svg: string
}

interface Open {
  tag: string
  part?: PartOf
}

const tags = /<(\/?)([a-zA-Z]+)((?:[^">]|"[^"]*")*?)(\/?)>/g
const definitions = new Set(['defs', 'linearGradient', 'radialGradient', 'clipPath', 'pattern'])

/**
 * Cuts drawn art into layers at its named groups. Laid one on the other they are the picture as it
 * was; what stands between two named groups is a layer of its own.
 *
 * @param wanted other groups stay in what is round them
 * @example cutArt('<rect/><g data-part="flame"><path/></g>', new Map([['flame', 'each']])).length // 2
 */
export function cutArt(art: string, wanted: WantedParts): ArtLayer[] {
  const { body, defs } = takeDefinitions(art)
  return joined(piecesOf(body, wanted)).map(({ parts, svg }) => ({
    parts,
    svg: withDefinitions(svg, defs),
  }))
}

/** Each piece closes the groups that are open at its end, and the next opens them again. */
function piecesOf(body: string, wanted: WantedParts): ArtLayer[] {
  const pieces: ArtLayer[] = []
  const counts = new Map<string, number>()
  const open: Open[] = []
  let svg = ''
  let hasInk = false

  function cut() {
    const parts = open.flatMap(({ part }) => part ?? [])
    if (hasInk) pieces.push({ parts, svg: svg + '</g>'.repeat(open.length) })
    hasInk = false
  }
  const reopen = () => {
    svg = open.map(({ tag }) => tag).join('')
  }

  for (const [tag, end, name] of body.matchAll(tags)) {
    const part = name === 'g' && !end ? partOf(tag, wanted, counts) : undefined
    const leaves = end && name === 'g' ? open.at(-1) : undefined
    if (part || leaves?.part) cut()
    if (leaves) open.pop()
    if (name === 'g' && !end) open.push(part ? { tag, part } : { tag })
    if (part || leaves?.part) reopen()
    else svg += tag
    if (name !== 'g') hasInk = true
  }
  cut()
  return pieces
}

/** Pieces that follow one another and move alike are one. */
function joined(pieces: readonly ArtLayer[]): ArtLayer[] {
  const layers: ArtLayer[] = []
  for (const piece of pieces) {
    const last = layers.at(-1)
    if (last && keyOf(last) === keyOf(piece)) {
      layers[layers.length - 1] = { ...last, svg: last.svg + piece.svg }
    } else layers.push(piece)
  }
  return layers
}

function keyOf({ parts }: ArtLayer): string {
  return parts.map(({ name, index }) => `${name}/${index}`).join(' ')
}

/** The names of all named groups in drawn art, and how many there are of each. */
export function partsOf(art: string): Map<string, number> {
  const counts = new Map<string, number>()
  for (const [, name = ''] of art.matchAll(/<g data-part="([^"]*)"/g)) {
    counts.set(name, (counts.get(name) ?? 0) + 1)
  }
  return counts
}

function partOf(tag: string, wanted: WantedParts, counts: Map<string, number>): PartOf | undefined {
  const name = /data-part="([^"]*)"/.exec(tag)?.[1]
  const manner = name === undefined ? undefined : wanted.get(name)
  if (name === undefined || manner === undefined) return
  const index = manner === 'each' ? (counts.get(name) ?? 0) : 0
  counts.set(name, index + 1)
  const pivot = /data-pivot="([^"]*)"/.exec(tag)?.[1]
  return { name, index, ...(pivot !== undefined && { pivot }) }
}

/** Definitions apart from what is painted, each by its id. */
function takeDefinitions(art: string): { body: string; defs: Map<string, string> } {
  const defs = new Map<string, string>()
  let body = ''
  let from = 0
  let depth = 0
  let start = 0
  for (const { 0: tag, 1: end, 2: name = '', 4: alone, index } of art.matchAll(tags)) {
    if (!definitions.has(name) && depth === 0) continue
    if (depth === 0) {
      body += art.slice(from, index)
      start = index
    }
    if (!end && !alone) depth += 1
    if (end) depth -= 1
    if (depth === 0) {
      from = index + tag.length
      keepDefinitions(art.slice(start, from), defs)
    }
  }
  return { body: body + art.slice(from), defs }
}

/** Each element with an id just within `<defs>`, or the element itself. */
function keepDefinitions(markup: string, defs: Map<string, string>): void {
  const inner = markup.startsWith('<defs') ? markup.slice(markup.indexOf('>') + 1, -7) : markup
  let depth = 0
  let start = 0
  for (const { 0: tag, 1: end, 4: alone, index } of inner.matchAll(tags)) {
    if (depth === 0) start = index
    if (!end && !alone) depth += 1
    if (end) depth -= 1
    if (depth > 0) continue
    const element = inner.slice(start, index + tag.length)
    const id = /^<[^>]*?\bid="([^"]*)"/.exec(element)?.[1]
    if (id !== undefined) defs.set(id, element)
  }
}

/**
 * A fragment with those definitions of drawn art that it is painted with, as letters of foil are.
 *
 * @example withDefinitionsOf(art, '<path d="M0 0h9" fill="url(#foil-leaf)"/>') // '<defs>…'
 */
export function withDefinitionsOf(art: string, fragment: string): string {
  return withDefinitions(fragment, takeDefinitions(art).defs)
}

function withDefinitions(markup: string, defs: ReadonlyMap<string, string>): string {
  const needed = new Map<string, string>()
  const follow = (text: string) => {
    for (const [, paint, link] of text.matchAll(/url\(#([^)]*)\)|href="#([^"]*)"/g)) {
      const id = paint ?? link ?? ''
      const element = defs.get(id)
      if (element === undefined || needed.has(id)) continue
      needed.set(id, element)
      follow(element)
    }
  }
  follow(markup)
  return needed.size > 0 ? `<defs>${[...needed.values()].join('')}</defs>${markup}` : markup
}
