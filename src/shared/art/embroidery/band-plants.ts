import { type Art, named } from '../art.ts'
import { type Band, type Manner, margin, places } from './band.ts'
import { leafSpot, type Placed, plant } from './planting.ts'
import { sprig } from './sprigs.ts'

export function flowers({ y, height }: Band, { plot: { width }, palette }: Manner): Art {
  const spots = places(width, height * 1.0)
  const middle = y + height / 2
  const k = height / 150
  return plant(
    {
      leaves: spots
        .flatMap(({ x, step }): Placed[] => [
          [
            'leaf leaf',
            leafSpot({ x: x + step / 2, y: middle + 22 * k }, -Math.PI / 2 - 0.62, 0.62 * k, true),
          ],
          [
            'leaf moss',
            leafSpot({ x: x + step / 2, y: middle + 22 * k }, -Math.PI / 2 + 0.62, 0.62 * k, false),
          ],
          [
            'leaf sage',
            leafSpot({ x: x + step / 2, y: middle + 48 * k }, -Math.PI / 2, 0.7 * k, false),
          ],
        ])
        .slice(0, -3),
      flowers: [
        ...spots
          .slice(0, -1)
          .map(
            ({ x, step }): Placed => [
              'berry rose',
              { x: x + step / 2, y: middle - 44 * k, size: k },
            ],
          ),
        ...spots.map(
          ({ x, i }): Placed => [
            i % 2 === 0 ? 'peony rose' : 'aster teal',
            { x, y: middle, size: (i % 2 === 0 ? 0.56 : 0.92) * k },
          ],
        ),
      ],
    },
    palette,
  )
}

/** Pairs of birds that face each other across flowers. */
export function birds({ y, height }: Band, { plot: { width }, palette }: Manner): Art {
  const k = height / 220
  const base = y + height - 24 * k
  const count = width > 1200 ? 3 : 2
  const step = (width - 2 * margin) / count
  const groups = Array.from({ length: count }, (_, i) => margin + (i + 0.5) * step)
  return [
    plant(
      {
        vines: groups.map((x) => ({
          line: [
            { x, y: base },
            { x: x + 4, y: base - 60 * k },
            { x, y: base - 120 * k },
          ],
          width: 8 * k,
        })),
        leaves: groups.flatMap((x): Placed[] => [
          ['leaf leaf', leafSpot({ x, y: base - 20 * k }, -0.5, 0.8 * k, false)],
          ['leaf moss', leafSpot({ x, y: base - 20 * k }, Math.PI + 0.5, 0.8 * k, true)],
          ['leaf sage', leafSpot({ x, y: base - 60 * k }, -0.7, 0.66 * k, false)],
          ['leaf sage', leafSpot({ x, y: base - 60 * k }, Math.PI + 0.7, 0.66 * k, true)],
        ]),
        flowers: groups.flatMap((x): Placed[] => [
          ['peony rose', { x, y: base - 118 * k, size: 0.56 * k }],
          ['star sky', { x: x - step * 0.43, y: base - 112 * k, size: 0.8 * k }],
          ['star sky', { x: x + step * 0.43, y: base - 112 * k, size: 0.8 * k }],
          ['berry amber', { x: x - 58 * k, y: base - 150 * k, size: k }],
          ['berry amber', { x: x + 58 * k, y: base - 150 * k, size: k }],
        ]),
      },
      palette,
    ),
    named('bird', plantBirds(groups, { base, step, k })),
  ]
}

function plantBirds(
  groups: readonly number[],
  { base, step, k }: { base: number; step: number; k: number },
): Art {
  return groups.flatMap((x) => [
    sprig('bird teal', { x: x + step * 0.29, y: base, size: 1.15 * k }),
    sprig('bird sky', { x: x - step * 0.29, y: base, size: 1.15 * k, flip: true }),
  ])
}

/** A stem that winds along the band, a flower in each bend. */
export function vine({ y, height }: Band, { plot: { width }, palette }: Manner): Art {
  const spots = places(width, height * 1.15, false)
  const middle = y + height / 2
  const k = height / 120
  const line = spots.map(({ x, i }) => ({ x, y: middle + (i % 2 === 0 ? 1 : -1) * height * 0.25 }))
  return plant(
    {
      vines: [{ line, width: 7 * k }],
      leaves: spots.slice(0, -1).flatMap(({ x, step, i }): Placed[] => {
        const side = i % 2 === 0 ? -1 : 1
        return [
          ['leaf leaf', leafSpot({ x: x + step * 0.5, y: middle }, side * 1.9, 0.5 * k, side > 0)],
          ['leaf moss', leafSpot({ x: x + step * 0.5, y: middle }, side * -1.2, 0.5 * k, side < 0)],
        ]
      }),
      flowers: spots.map(
        ({ x, i }): Placed => [
          i % 3 === 0 ? 'daisy pale' : i % 3 === 1 ? 'star sky' : 'aster rose',
          {
            x,
            y: middle + (i % 2 === 0 ? -1 : 1) * height * 0.12,
            size: (i % 3 === 1 ? 0.86 : 0.66) * k,
          },
        ],
      ),
    },
    palette,
  )
}
