import type { FaceId } from '../text/face.ts'
import { hebrew } from './he/face-strings.ts'
import type { Strings } from './language.ts'
import { yiddish } from './yi/face-strings.ts'

/** Names of the faces; default those of `faceName`, which are in Latin letters. */
export type FaceStrings = Readonly<Partial<Record<FaceId, string>>>

const english: FaceStrings = {}

export const faceStrings: Strings<FaceStrings> = { en: english, he: hebrew, yi: yiddish }
