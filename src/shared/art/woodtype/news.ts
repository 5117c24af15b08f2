import { type Art, defs, named, pathNode, use } from '../art.ts'
import { grown } from '../box.ts'
import { type Box, printBleedPx } from '../family.ts'
import { frankRuhlLibre } from '../letters/frank-ruhl-libre.ts'
import { mixPaints } from '../paints.ts'
import { type Path, rectPath, transformPath } from '../path.ts'
import { toPathData } from '../path-data.ts'
import { px } from '../px.ts'
import { createRandom } from '../random.ts'
import { band, shape } from '../shapes.ts'
import { frame, lozengeRow, scroll } from './ornaments.ts'
import { folds } from './paper.ts'
import { furniture, type View, woodcuts, wornSpots } from './view.ts'

/** What the columns say. */
const news = [
  'שמחה', 'ששון', 'ברכה', 'מזל טוב', 'בשעה טובה', 'נחת', 'לחיים', 'בכל הבתים', 'גיל', 'אורה',
  'בשורה טובה', 'יום טוב', 'שעה טובה', 'תמיד', 'בהרחבה', 'אורחים', 'ריקודים', 'ידידים', 'בני המשפחה',
] // biome-ignore format: a list of words

/** Height of a line of the columns, units, and the size of its type. */
const leading = 25
const typeSize = 19

/** The front page of a newspaper. */
export function newspaper(view: View): Art {
  const { plot, inks } = view
  const { width, height, cuts, text } = plot
  const [cut] = cuts
  const { ink, spot, paper } = inks
  if (!cut) return []
  const page = grown({ x: 0, y: 0, width, height }, printBleedPx)
  const [left, right] = [text.x, text.x + text.width]
  const foot = text.y + text.height
  const head = text.y - 30
  const picture = grown(cut, 16)
  return [
    band(width, -printBleedPx, height + printBleedPx, paper),
    folds(view, page),
    named('border', [
      shape([...rectPath(left, 40, right - left, 9), ...rectPath(left, 54, right - left, 2.6)], {
        fill: ink,
      }),
      shape(rectPath(left, head - 14, right - left - 96, 3), { fill: ink }),
      shape(lozengeRow(left, right, foot + 18, 6), { fill: spot }),
    ]),
    named(
      'flowers',
      shape(scroll({ x: width / 2, y: (64 + head) / 2 + 34 }, Math.min(430, (head - 60) * 3)), {
        fill: spot,
      }),
    ),
    columns(view, foot + 46, picture),
    named('sheet', [
      shape(rectPath(picture.x, picture.y, picture.width, picture.height), { fill: paper }),
      shape([...frame(picture, 6), ...frame(grown(picture, -10), 2)], { fill: ink }),
    ]),
    furniture(view),
    woodcuts(view),
    wornSpots(view, page, 420),
  ]
}

/** Columns of tiny words, from `top` to beyond the foot, round the picture. */
function columns({ plot, inks, seed }: View, top: number, picture: Box): Art {
  const random = createRandom(seed + 3)
  const { text, height } = plot
  const count = 4
  const gutter = 30
  const wide = (text.width - gutter * (count - 1)) / count
  const set = news.map((words, i) => ({ id: `woodtype-news-${i}`, ...setWord(words) }))
  const around = grown(picture, 14)
  const lines: Art[] = []
  for (let y = top + leading; y < height + printBleedPx + leading; y += leading) {
    for (let column = 0; column < count; column++) {
      const x = text.x + column * (wide + gutter)
      const spans = free({ x, width: wide }, y, around)
      for (const { from, to } of spans) lines.push(...lineOf(set, from, to, y, random))
    }
  }
  const ink = mixPaints(inks.ink, inks.paper, 0.12)
  const rules = Array.from({ length: count - 1 }, (_, i) => {
    const x = text.x + (i + 1) * (wide + gutter) - gutter / 2
    const isBehind = x > around.x && x < around.x + around.width
    const from = isBehind ? around.y + around.height + 6 : top + 6
    return rectPath(x - 0.8, from, 1.6, height + printBleedPx - from)
  })
  return [
    defs(...set.map(({ id, data }) => pathNode(data, { id, fill: ink }))),
    lines,
    shape(rules.flat(), { fill: ink }),
  ]
}

interface SetWord {
  id: string
  data: string
  width: number
}

function setWord(words: string): Omit<SetWord, 'id'> {
  let pen = 0
  const scale = typeSize / 1000
  const path: Path = [...words].toReversed().flatMap((letter) => {
    const drawn = frankRuhlLibre[letter]
    const placed = drawn ? transformPath(drawn.path, [scale, 0, 0, scale, pen, 0]) : []
    pen += (drawn?.advance ?? 260) * scale
    return placed
  })
  return { data: toPathData(path), width: pen }
}

/** Words from the right end to the left; the last fills the line. */
function lineOf(
  set: readonly SetWord[],
  from: number,
  to: number,
  y: number,
  random: () => number,
): Art[] {
  const words: SetWord[] = []
  let used = 0
  for (let tries = 0; tries < 8; tries++) {
    const word = set[Math.floor(random() * set.length)]
    if (!word || used + word.width > to - from) continue
    words.push(word)
    used += word.width + 5
  }
  const space = words.length > 1 ? (to - from - used + 5) / (words.length - 1) + 5 : 0
  let right = to
  return words.map(({ id, width }) => {
    const x = right - width
    right = x - space
    return use(id, { x: px(x), y: px(y) })
  })
}

/** What of a line lies beside the picture. */
function free({ x, width }: { x: number; width: number }, y: number, around: Box) {
  const whole = { from: x, to: x + width }
  if (y < around.y || y - typeSize > around.y + around.height) return [whole]
  const left = { from: x, to: Math.min(whole.to, around.x) }
  const right = { from: Math.max(x, around.x + around.width), to: whole.to }
  return [left, right].filter(({ from, to }) => to - from > 70)
}
