/** Places of the words over a clip, the motifs of the family `clip`. */
export const clipPlaces = ['foot', 'middle', 'head'] as const
export type ClipPlace = (typeof clipPlaces)[number]
