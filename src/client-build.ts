import build from 'virtual:client-build'
import type { Language } from '#shared/i18n/language.ts'
import { buildOf, developmentBuild } from '#shared/insight/vocabulary.ts'

/** A script with the digest that the policy allows. */
export interface BuiltScript {
  src: string
  integrity: string
}

/** Style sheets that a document holds. */
export interface BuiltStyle {
  /** `sha256-…`, for the policy. */
  hash: string
  /** The addresses of its files, in order; none in development. */
  files: readonly string[]
  /** Files that a document links instead of holding their style. */
  linked?: readonly string[]
}

interface ClientBuild {
  /** The entry and its imports, which run at once. A plain address in development. */
  scripts: readonly (string | BuiltScript)[]
  /** What brings any page to life. A document names them all, so that they load side by side. */
  liveScripts: readonly BuiltScript[]
  /** The same for one page, by page name. */
  pageScripts: Readonly<Record<string, readonly BuiltScript[]>>
  /** What other languages load in place of a script, by language and address; most scripts. */
  copies: Readonly<Partial<Record<Language, Readonly<Record<string, BuiltScript>>>>>
  shellStyle: BuiltStyle
  /** Style sheets of the lazily loaded pages, by page name. */
  pageStyles: Readonly<Record<string, BuiltStyle>>
  /** The text of each style sheet, by address. */
  sheets: Readonly<Record<string, string>>
  /** ISO 8601. */
  builtAt: string
}

/** Output of the client build, which runs before the worker build. */
export const clientBuild: ClientBuild = build

/** A script of the build as a document in a language names it. */
export function scriptIn<Script extends string | BuiltScript>(
  language: Language,
  script: Script,
): Script | BuiltScript {
  const copies = clientBuild.copies[language]
  return (typeof script === 'string' ? undefined : copies?.[script.src]) ?? script
}

/** The text that a document holds, whose digest is `hash`. */
export function cssOf({ files }: BuiltStyle): string {
  return files.map((file) => clientBuild.sheets[file] ?? '').join('\n')
}

/** The name under which its counts and faults are listed. */
export const buildName =
  build.scripts
    .map((script) => buildOf(typeof script === 'string' ? script : script.src))
    .find((name) => name !== developmentBuild) ?? developmentBuild
