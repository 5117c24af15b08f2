import type { CardDesignInput } from '#shared/card.ts'

type Faces = Readonly<CardDesignInput['layers'][number]['faces']>

/*
 * Faces by their main script; the second face draws what the first lacks.
 */
export const frankBold: Faces = ['frank-ruhl-libre-700', 'cormorant-600']
export const frankMedium: Faces = ['frank-ruhl-libre-500', 'cormorant-600']
export const frank: Faces = ['frank-ruhl-libre-400', 'cormorant-600']
export const cormorantBold: Faces = ['cormorant-600', 'frank-ruhl-libre-700']
export const cormorantMedium: Faces = ['cormorant-600', 'frank-ruhl-libre-500']
export const cormorant: Faces = ['cormorant-600', 'frank-ruhl-libre-400']
export const cormorantItalic: Faces = ['cormorant-italic-500', 'frank-ruhl-libre-400']
export const script: Faces = ['pinyon-script-400', 'frank-ruhl-libre-500']
export const frankCapitals: Faces = ['frank-ruhl-libre-700', 'cinzel-500']
export const capitals: Faces = ['cinzel-500', 'frank-ruhl-libre-500']
export const jost: Faces = ['jost-500', 'heebo-500']
export const heebo: Faces = ['heebo-500', 'jost-500']
export const heeboBold: Faces = ['heebo-800', 'jost-500']
export const suez: Faces = ['suez-one-400', 'jost-500']
