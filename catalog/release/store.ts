import type { SearchIndexRow } from '#shared/search/row.ts'
import type { PictureRecord } from './picture-table.ts'

/** What was done to the content. */
export type Action = 'publish' | 'withdraw' | 'restore' | 'rollback'

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
  hasSearchTable: (index: string) => Promise<boolean>
  /** Makes the table of an index, also where an earlier attempt ended in the middle. */
  makeSearchTable: (index: string, rows: readonly SearchIndexRow[]) => Promise<void>
  /** Sizes of all files by key. */
  listFiles: () => Promise<Map<string, number>>
  writeFile: (file: CatalogueFile) => Promise<void>
}
