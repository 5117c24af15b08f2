/** Frames a second of every film. */
export const fps = 30

/** Frames of a film that long, at least one. */
export function frameCount(durationMs: number): number {
  return Math.max(1, Math.round((durationMs / 1000) * fps))
}
