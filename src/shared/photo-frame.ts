/** The outlines that a photo can have. */
export const photoFrames = ['rectangle', 'oval', 'arch', 'circle'] as const
export type PhotoFrame = (typeof photoFrames)[number]
