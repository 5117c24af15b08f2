import type { FaceId } from '../../src/shared/text/face.ts'
import type { interfaceCharacters } from './repertoire.ts'

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
  /** The font's licence inside the package. */
  licence: string
  /** Used beside a Hebrew face. */
  latinOnly?: true
}

/** Faces of the cards: one static file for each. */
export const faceSources: Readonly<Record<FaceId, FaceSource>> = {
  'frank-ruhl-libre-400': fullFont(
    'frank-ruhl-libre',
    '0.4.1',
    '400Regular/FrankRuhlLibre_400Regular',
  ),
  'frank-ruhl-libre-500': fullFont(
    'frank-ruhl-libre',
    '0.4.1',
    '500Medium/FrankRuhlLibre_500Medium',
  ),
  'frank-ruhl-libre-700': fullFont('frank-ruhl-libre', '0.4.1', '700Bold/FrankRuhlLibre_700Bold'),
  'david-libre-400': fullFont('david-libre', '0.4.1', '400Regular/DavidLibre_400Regular'),
  'noto-serif-hebrew-400': fullFont(
    'noto-serif-hebrew',
    '0.4.2',
    '400Regular/NotoSerifHebrew_400Regular',
  ),
  // The package splits by script: this slice holds Hebrew and the space. None has the whole font.
  'noto-rashi-hebrew-400': {
    package: '@fontsource/noto-rashi-hebrew',
    version: '5.3.0',
    file: 'files/noto-rashi-hebrew-hebrew-400-normal.woff2',
    family: 'noto-rashi-hebrew',
    licence: 'LICENSE',
  },
  'heebo-400': fullFont('heebo', '0.4.2', '400Regular/Heebo_400Regular'),
  'heebo-500': fullFont('heebo', '0.4.2', '500Medium/Heebo_500Medium'),
  'heebo-800': fullFont('heebo', '0.4.2', '800ExtraBold/Heebo_800ExtraBold'),
  'assistant-400': fullFont('assistant', '0.4.1', '400Regular/Assistant_400Regular'),
  'fredoka-500': fullFont('fredoka', '0.4.1', '500Medium/Fredoka_500Medium'),
  'fredoka-600': fullFont('fredoka', '0.4.1', '600SemiBold/Fredoka_600SemiBold'),
  'suez-one-400': fullFont('suez-one', '0.4.1', '400Regular/SuezOne_400Regular'),
  'karantina-400': fullFont('karantina', '0.4.1', '400Regular/Karantina_400Regular'),
  'amatic-sc-400': fullFont('amatic-sc', '0.4.2', '400Regular/AmaticSC_400Regular'),
  'gveret-levin-400': fullFont('gveret-levin', '0.4.0', '400Regular/GveretLevin_400Regular'),
  'playpen-sans-hebrew-400': fullFont(
    'playpen-sans-hebrew',
    '0.4.1',
    '400Regular/PlaypenSansHebrew_400Regular',
  ),
  'cormorant-600': latinFont('cormorant', '0.4.2', '600SemiBold/Cormorant_600SemiBold'),
  'cormorant-italic-500': latinFont(
    'cormorant',
    '0.4.2',
    '500Medium_Italic/Cormorant_500Medium_Italic',
  ),
  'cinzel-500': latinFont('cinzel', '0.4.2', '500Medium/Cinzel_500Medium'),
  'pinyon-script-400': latinFont('pinyon-script', '0.4.1', '400Regular/PinyonScript_400Regular'),
  'jost-500': latinFont('jost', '0.4.2', '500Medium/Jost_500Medium'),
}

/** A font in one file with all its scripts. */
function fullFont(family: string, version: string, file: string): FaceSource {
  const packageName = `@expo-google-fonts/${family}`
  return { package: packageName, version, file: `${file}.ttf`, family, licence: 'LICENSE_FONT' }
}

function latinFont(family: string, version: string, file: string): FaceSource {
  return { ...fullFont(family, version, file), latinOnly: true }
}

export interface InterfaceFont {
  /** The file is public/fonts/ui-{id}.woff2. */
  id: string
  source: FontSource
  characters: keyof typeof interfaceCharacters
  weights: { min: number; max: number }
}

/**
 * Fonts of the site itself: variable files, split so that a page loads only what its words need.
 * The source files are already split by script.
 */
export const interfaceFonts: readonly InterfaceFont[] = [
  // Latin titles are never lighter than 500, Hebrew never bolder: one master less halves a file.
  interfaceFont('frank-ruhl-libre', 'latin', { min: 500, max: 700 }),
  interfaceFont('frank-ruhl-libre', 'accented', { min: 500, max: 700 }),
  interfaceFont('frank-ruhl-libre', 'hebrew', { min: 400, max: 500 }),
  interfaceFont('heebo', 'latin', { min: 400, max: 600 }),
  interfaceFont('heebo', 'accented', { min: 400, max: 600 }),
  interfaceFont('heebo', 'hebrew', { min: 400, max: 600 }),
]

function interfaceFont(
  family: 'frank-ruhl-libre' | 'heebo',
  characters: InterfaceFont['characters'],
  weights: InterfaceFont['weights'],
): InterfaceFont {
  const script = characters === 'hebrew' ? 'hebrew' : 'latin'
  return {
    id: characters === 'latin' ? family : `${family}-${characters}`,
    source: {
      package: `@fontsource-variable/${family}`,
      version: '5.3.0',
      file: `files/${family}-${script}-wght-normal.woff2`,
    },
    characters,
    weights,
  }
}
