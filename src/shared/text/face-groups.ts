import { type FaceId, faceIds } from './face.ts'

/** Manners of lettering, in the order of a list; `editorStrings` has their names. */
export const faceGroups = ['classic', 'modern', 'handwritten', 'playful'] as const

export type FaceGroup = (typeof faceGroups)[number]

/** The group of each face and its name, which includes the weight where there are several. */
const named: Readonly<Record<FaceId, readonly [group: FaceGroup, name: string]>> = {
  'frank-ruhl-libre-400': ['classic', 'Frank Ruhl'],
  'frank-ruhl-libre-500': ['classic', 'Frank Ruhl Medium'],
  'frank-ruhl-libre-700': ['classic', 'Frank Ruhl Bold'],
  'david-libre-400': ['classic', 'David'],
  'noto-serif-hebrew-400': ['classic', 'Noto Serif'],
  'noto-rashi-hebrew-400': ['classic', 'Noto Rashi'],
  'heebo-400': ['modern', 'Heebo'],
  'heebo-500': ['modern', 'Heebo Medium'],
  'heebo-800': ['modern', 'Heebo Extra Bold'],
  'assistant-400': ['modern', 'Assistant'],
  'fredoka-500': ['playful', 'Fredoka Medium'],
  'fredoka-600': ['playful', 'Fredoka Bold'],
  'suez-one-400': ['modern', 'Suez'],
  'karantina-400': ['playful', 'Karantina'],
  'amatic-sc-400': ['handwritten', 'Amatic'],
  'gveret-levin-400': ['handwritten', 'Gveret Levin'],
  'playpen-sans-hebrew-400': ['playful', 'Playpen'],
  'cormorant-600': ['classic', 'Cormorant'],
  'cormorant-italic-500': ['classic', 'Cormorant Italic'],
  'cinzel-500': ['classic', 'Cinzel'],
  'pinyon-script-400': ['handwritten', 'Pinyon Script'],
  'jost-500': ['modern', 'Jost'],
}

/**
 * The name of a face for people, in Latin letters; `faceStrings` has it in others.
 *
 * @example faceName('frank-ruhl-libre-700') // 'Frank Ruhl Bold'
 */
export function faceName(face: FaceId): string {
  return named[face][1]
}

/**
 * Faces by group, in the order of `faceGroups` and `faceIds`, without empty groups.
 *
 * @param faces in any order, such as those of `facesFor`
 * @example groupFaces(['jost-500', 'david-libre-400'])
 *   // [{ group: 'classic', faces: ['david-libre-400'] }, { group: 'modern', faces: ['jost-500'] }]
 */
export function groupFaces(faces: readonly FaceId[]): { group: FaceGroup; faces: FaceId[] }[] {
  return faceGroups.flatMap((group) => {
    const own = faceIds.filter((face) => named[face][0] === group && faces.includes(face))
    return own.length > 0 ? [{ group, faces: own }] : []
  })
}
