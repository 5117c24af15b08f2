/**
 * The faces of cards. Each is one file with its own family name at weight 400, so that no engine
 * matches weights or synthesises a slant.
 */
export const faceIds = [
  'frank-ruhl-libre-400',
  'frank-ruhl-libre-500',
  'frank-ruhl-libre-700',
  'david-libre-400',
  'noto-serif-hebrew-400',
  'noto-rashi-hebrew-400',
  'heebo-400',
  'heebo-500',
  'heebo-800',
  'assistant-400',
  'fredoka-500',
  'fredoka-600',
  'suez-one-400',
  'karantina-400',
  'amatic-sc-400',
  'gveret-levin-400',
  'playpen-sans-hebrew-400',
  'cormorant-600',
  'cormorant-italic-500',
  'cinzel-500',
  'pinyon-script-400',
  'jost-500',
] as const

export type FaceId = (typeof faceIds)[number]

/**
 * The family name in a face's font file. `font-family` needs it in quotation marks, since an
 * unquoted name must not end in a number.
 *
 * @example faceFamily('heebo-500') // 'Mazel Heebo 500'
 */
export function faceFamily(face: FaceId): string {
  const words = face.split('-').map((word) => word.charAt(0).toUpperCase() + word.slice(1))
  return `Mazel ${words.join(' ')}`
}
