import type { SearchIndexRow } from '#shared/search/row.ts'
import type { PictureRecord } from './picture-table.ts'
import type { SearchChange } from './search-change.ts'

/** What was done to the content. */
export type Action = 'publish' | 'withdraw' | 'restore' | 'rollback' | 'prune'

/** A row of the log of publications; the newest row says which release is current. */
export interface LogEntry {
  /** From 1, without gaps. */
  number: number
  /** The release. */
  id: string
  action: Action
  /** What it was done to, such as the slug of a withdrawn card; else empty. */
  note: string
  /** ISO 8601. */
  at: string
}

/** A file of the catalogue: the key in the bucket and how to read it. */
export interface CatalogueFile {
  key: string
  size: number
  read: () => Promise<Uint8Array>
}

/** A search index that others are made from. */
export interface SearchBase {
  number: number
  /** A release that it is the index of. */
  release: string
}

/** A search index to write. */
export interface SearchWork {
  release: string
  /** The newest index. */
  base: SearchBase | null
  change: SearchChange
  /** Writes all rows, and keeps none of the base; the change is then a single run. */
  isWhole: boolean
  /** The rows of these slugs, in any order. */
  readRows: (slugs: readonly string[]) => Promise<SearchIndexRow[]>
}

/**
 * Where releases are kept. All is written before the log, and the log decides: a program that ends
 * in the middle leaves the current release as it is.
 */
export interface ReleaseStore extends PictureRecord {
  /** The newest entries, newest first. */
  readLog: (limit: number) => Promise<LogEntry[]>
  /** @returns false if there is an entry of that number already */
  appendLog: (entry: LogEntry) => Promise<boolean>
  readPointer: () => Promise<string | null>
  writePointer: (text: string) => Promise<void>
  readDocument: (hash: string) => Promise<string | null>
  /** Those of the hashes whose documents are here. */
  findDocuments: (hashes: readonly string[]) => Promise<Set<string>>
  writeDocument: (hash: string, text: string) => Promise<void>
  /** The hashes of all documents. */
  listDocuments: () => Promise<string[]>
  deleteDocument: (hash: string) => Promise<void>
  /** Until when publications are refused, ms since 1970; null if they are not. */
  readPruneLease: () => Promise<number | null>
  setPruneLease: (until: number | null) => Promise<void>
  /** Whether the rows of a release can be searched. */
  hasSearchIndex: (release: string) => Promise<boolean>
  /** The newest index; null if there is none. */
  readSearchBase: () => Promise<SearchBase | null>
  /**
   * Writes the rows in which the index of a release differs from the newest one. Ended at any
   * point, it leaves no release with a part of its rows.
   *
   * @returns 'other' when another index came between, 'no room' when all rows need new ids
   */
  writeSearchIndex: (work: SearchWork) => Promise<'written' | 'other' | 'no room'>
  /** Removes rows that none of these releases has, and tables of older code. */
  pruneSearch: (
    kept: readonly string[],
    options: { isDryRun: boolean },
  ) => Promise<{ searchRows: number; tables: readonly string[] }>
  /** Sizes of all files by key. */
  listFiles: () => Promise<Map<string, number>>
  writeFile: (file: CatalogueFile) => Promise<void>
  deleteFiles: (keys: readonly string[]) => Promise<void>
}
