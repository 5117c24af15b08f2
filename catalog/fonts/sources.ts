import type { FaceId } from '../../src/shared/text/face.ts'

/** A font file inside an npm package. All are under the SIL Open Font License 1.1. */
export interface FontSource {
  package: string
  version: string
  /** Path inside the package. */
  file: string
}

export interface FaceSource extends FontSource {
  /** Part of the licence file's name: public/fonts/OFL-{family}.txt. */
  family: string
}

/** What the cards are set in: one static file a face. */
export const faceSources: Readonly<Record<FaceId, FaceSource>> = {
  'frank-ruhl-libre-400': {
    package: '@expo-google-fonts/frank-ruhl-libre',
    version: '0.4.1',
    file: '400Regular/FrankRuhlLibre_400Regular.ttf',
    family: 'frank-ruhl-libre',
  },
  'frank-ruhl-libre-500': {
    package: '@expo-google-fonts/frank-ruhl-libre',
    version: '0.4.1',
    file: '500Medium/FrankRuhlLibre_500Medium.ttf',
    family: 'frank-ruhl-libre',
  },
  'frank-ruhl-libre-700': {
    package: '@expo-google-fonts/frank-ruhl-libre',
    version: '0.4.1',
    file: '700Bold/FrankRuhlLibre_700Bold.ttf',
    family: 'frank-ruhl-libre',
  },
  'heebo-500': {
    package: '@expo-google-fonts/heebo',
    version: '0.4.2',
    file: '500Medium/Heebo_500Medium.ttf',
    family: 'heebo',
  },
  'cormorant-600': {
    package: '@expo-google-fonts/cormorant',
    version: '0.4.2',
    file: '600SemiBold/Cormorant_600SemiBold.ttf',
    family: 'cormorant',
  },
  'cormorant-italic-500': {
    package: '@expo-google-fonts/cormorant',
    version: '0.4.2',
    file: '500Medium_Italic/Cormorant_500Medium_Italic.ttf',
    family: 'cormorant',
  },
  'cinzel-500': {
    package: '@expo-google-fonts/cinzel',
    version: '0.4.2',
    file: '500Medium/Cinzel_500Medium.ttf',
    family: 'cinzel',
  },
  'pinyon-script-400': {
    package: '@expo-google-fonts/pinyon-script',
    version: '0.4.1',
    file: '400Regular/PinyonScript_400Regular.ttf',
    family: 'pinyon-script',
  },
}

export interface InterfaceFont {
  /** The file is public/fonts/ui-{id}.woff2. */
  id: string
  source: FontSource
  script: 'latin' | 'hebrew'
  weights: { min: number; max: number }
}

/**
 * What the site itself is set in: variable files, one a script, so that a page in one script loads
 * one file. Their sources come cut by script, and are thinned further to what a page can hold.
 */
export const interfaceFonts: readonly InterfaceFont[] = [
  interfaceFont('frank-ruhl-libre', 'latin', { min: 400, max: 700 }),
  interfaceFont('frank-ruhl-libre', 'hebrew', { min: 400, max: 700 }),
  interfaceFont('heebo', 'latin', { min: 400, max: 600 }),
  interfaceFont('heebo', 'hebrew', { min: 400, max: 600 }),
]

function interfaceFont(
  family: 'frank-ruhl-libre' | 'heebo',
  script: InterfaceFont['script'],
  weights: InterfaceFont['weights'],
): InterfaceFont {
  return {
    id: script === 'latin' ? family : `${family}-hebrew`,
    source: {
      package: `@fontsource-variable/${family}`,
      version: '5.3.0',
      file: `files/${family}-${script}-wght-normal.woff2`,
    },
    script,
    weights,
  }
}
