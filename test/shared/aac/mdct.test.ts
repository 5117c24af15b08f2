import { expect, test } from 'vitest'
import { createMdct } from '../../../src/shared/aac/mdct.ts'

test.each([8, 128, 1024])('the transform to %i lines is that of the standard', (n) => {
  const samples = Float64Array.from({ length: 2 * n + 3 }, (_, i) => Math.sin(i * i))
  const lines = new Float64Array(n + 2)
  createMdct(n).transform(samples, 3, lines, 2)
  for (const k of [0, 1, 5, n / 2, n - 1]) {
    let sum = 0
    for (let i = 0; i < 2 * n; i++) {
      const turn = (Math.PI / n) * (i + (n + 1) / 2) * (k + 0.5)
      sum += 2 * (samples[3 + i] ?? 0) * Math.cos(turn)
    }
    expect(lines[2 + k]).toBeCloseTo(sum, 8)
  }
})
