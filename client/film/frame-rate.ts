/** Frames per second of every film. */
export const fps = 30

/** Number of frames in that duration, at least one. */
export function frameCount(durationMs: number): number {
  return Math.max(1, Math.round((durationMs / 1000) * fps))
}
