import { type Art, named } from '../art.ts'
import { grown } from '../box.ts'
import { type Box, printBleedPx } from '../family.ts'
import { mixPaints, type Paint } from '../paints.ts'
import { type Path, rectPath } from '../path.ts'
import { between, createRandom, type Random } from '../random.ts'
import { band, shape } from '../shapes.ts'
import { budRow, doubleFrame } from './ornaments.ts'
import { type OldSheet, oldSheet, tornSheet } from './paper.ts'
import { furniture, type View, woodcuts, wornSpots } from './view.ts'

/** A notice over older notices on a wall of stone. */
export function wall(view: View): Art {
  return [stones(view), olderOnWall(view), notice(view)]
}

/** A notice on a wall that is covered with bills. */
export function posters(view: View): Art {
  return [coveredWall(view), notice(view)]
}

function notice(view: View): Art {
  const { plot, inks } = view
  const { sheet } = plot
  const ink = inks.ink
  const spot = inks.spot
  const rim = grown(sheet, -34)
  const [left, right] = [plot.text.x + 6, plot.text.x + plot.text.width - 6]
  const foot = plot.cuts[0]
  const line = foot ? foot.y - 28 : 0
  return [
    named('sheet', tornSheet(view, sheet)),
    named('border', [
      shape(doubleFrame(rim, 11), { fill: ink }),
      shape(budRow(left, right - 96, rim.y + 46, 12), { fill: spot }),
      shape(budRow(left, right, sheet.y + sheet.height - 66, 12), { fill: spot }),
      shape(rectPath(left, line - 3, right - left, 6), { fill: ink }),
      shape(rectPath(left, line + 7, right - left, 2.4), { fill: ink }),
    ]),
    furniture(view),
    woodcuts(view),
    wornSpots(view, grown(sheet, -30), 240),
  ]
}

/** Courses of dressed stone in three tones. */
function stones({ plot, inks, seed }: View): Art {
  const random = createRandom(seed)
  const tones: Path[][] = [[], [], []]
  const deep = 78
  for (let y = -printBleedPx - 12; y < plot.height + printBleedPx; y += deep) {
    let x = -printBleedPx - between(random, 0, 120)
    while (x < plot.width + printBleedPx) {
      const long = between(random, 120, 230)
      tones[Math.floor(random() * 3)]?.push(rectPath(x + 3, y + 3, long - 5, deep - 5))
      x += long
    }
  }
  const stone = inks.wall
  const paints = [stone, mixPaints(stone, inks.lit, 0.6), inks.lit]
  return [
    ground(plot.width, plot.height, inks.joint),
    ...tones.map((paths, i) => shape(paths.flat(), { fill: paints[i] ?? stone })),
  ]
}

function ground(width: number, height: number, fill: Paint): Art {
  return band(width, -printBleedPx, height + printBleedPx, fill)
}

/** Notices of other simchas that show round the sheet. */
function olderOnWall({ plot, inks, seed }: View): Art {
  const random = createRandom(seed + 5)
  const { width, height, sheet } = plot
  const foot = sheet.y + sheet.height
  const papers = [inks.one, inks.two, inks.three]
  const old = (i: number): Pick<OldSheet, 'paper' | 'ink'> => {
    const paper = papers[i % papers.length] ?? inks.one
    return { paper, ink: mixPaints(paper, i % 2 === 0 ? inks.spot : inks.dark, 0.5) }
  }
  const sheets: OldSheet[] = [
    { box: { x: -64, y: -60, width: 620, height: 300 }, turn: -1.4, text: 'שמחה', ...old(0) },
    {
      box: { x: 500, y: -84, width: 680, height: 260 },
      turn: 1.2,
      text: 'ברוכים הבאים',
      ...old(1),
    },
    {
      box: { x: -136, y: foot - 210, width: 580, height: 320 },
      turn: 1.6,
      text: 'לחיים',
      ...old(4),
    },
    {
      box: { x: 470, y: foot - 190, width: 700, height: 290 },
      turn: -1.8,
      text: 'מזל טוב',
      ...old(2),
    },
    {
      box: { x: width - 184, y: height * 0.36, width: 330, height: 420 },
      turn: 2,
      text: 'טוב',
      ...old(3),
    },
    {
      box: { x: -150, y: height * 0.5, width: 330, height: 380 },
      turn: -2,
      text: 'גיל',
      ...old(5),
    },
  ]
  return sheets.map((each) => oldSheet(each, random))
}

/** Bills edge to edge, in all inks. */
function coveredWall({ plot, inks, seed }: View): Art {
  const random = createRandom(seed + 7)
  const words = ['שמחה', 'מזל טוב', 'לחיים', 'בשעה טובה', 'ששון', 'גיל', 'ברכה', 'נחת', 'הצלחה']
  const columns = 3
  const deep = 236
  const rows = Math.ceil((plot.height + 160) / deep)
  const wide = (plot.width + 150) / columns
  const papers = [inks.spot, inks.tint, inks.one, inks.dark, inks.two, inks.three]
  const sheets = Array.from({ length: rows * columns }, (_, i): OldSheet => {
    const [row, column] = [Math.floor(i / columns), i % columns]
    const paper = papers[(i * 5 + row) % papers.length] ?? inks.one
    const isStrong = paper === inks.spot || paper === inks.dark
    const ink = isStrong
      ? mixPaints(paper, inks.edge, 0.78)
      : mixPaints(paper, i % 2 === 0 ? inks.dark : inks.spot, 0.8)
    return {
      box: {
        x: -75 + column * wide + jitter(random, 16),
        y: -64 + row * deep + jitter(random, 26),
        width: wide + 44,
        height: deep + 50,
      },
      turn: jitter(random, 3.2),
      text: words[(i * 4 + row) % words.length] ?? '',
      paper,
      ink,
    }
  })
  return [
    ground(plot.width, plot.height, inks.wall),
    sheets.filter(({ box }) => !isHidden(box, plot.sheet)).map((each) => oldSheet(each, random)),
  ]
}

/** Whether a sheet lies wholly under another, even when it is a little turned. */
function isHidden(box: Box, { x, y, width, height }: Box): boolean {
  const { x: left, y: top, width: wide, height: deep } = grown(box, 16)
  return left >= x && top >= y && left + wide <= x + width && top + deep <= y + height
}

function jitter(random: Random, by: number): number {
  return between(random, -by, by)
}
