import type { Category } from '#shared/category.ts'
import type { Language } from '#shared/i18n/language.ts'
import type { PackedCategory } from '#shared/packed-categories.ts'
import type { PageData } from '#shared/page.ts'
import type { SiteConfig } from '#shared/site/site-config.ts'

/** Data that the server passes to the browser in the page, so that both render the same. */
export interface ShellData {
  config: SiteConfig
  categories: readonly Category[]
  /** The language of the document. */
  language: Language
  /** Path and query of this request, without the language. */
  address: string
  /** Scheme and host for canonical links, without a trailing slash. */
  origin: string
  page: PageData
  /** Id of the request in the log of the server, on the page of an error. */
  reference?: string
}

/** The same as it stands in the document. */
export interface WrittenShell extends Omit<ShellData, 'categories'> {
  categories: readonly PackedCategory[]
}

/** The files that a rendered document needs; empty in development, where Vite injects them. */
export interface ClientAssets {
  /** The style sheets of the shell and of the page, inlined. */
  styles: readonly string[]
  /** Their files. */
  inlined: readonly string[]
  /** Files of a page's style that is too heavy to be inlined. */
  linked: readonly string[]
  /** Modules to fetch at once; the browser's own render needs none. */
  modules: readonly { src: string; integrity?: string }[]
}
