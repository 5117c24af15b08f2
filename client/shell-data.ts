import type { Category } from '#shared/category.ts'
import type { PageData } from '#shared/page.ts'
import type { SiteConfig } from '#shared/site/site-config.ts'

/** What the server hands to the browser inside the page, so that both render the same. */
export interface ShellData {
  config: SiteConfig
  categories: readonly Category[]
  /** Path and query of this request. */
  address: string
  /** Scheme and host for canonical links, without a slash at its end. */
  origin: string
  page: PageData
}

/** The files that a rendered document needs; empty lists in development, where Vite brings them. */
export interface ClientAssets {
  /** The shell's style sheet, inlined. */
  css: string
  styleSheets: readonly string[]
}
