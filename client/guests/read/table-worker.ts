import { readTable, type Table } from './read-table.ts'

export interface TableQuestion {
  key: number
  bytes: Uint8Array<ArrayBuffer>
}
export interface TableAnswer {
  key: number
  table: Table
}

// Typed by hand: the DOM types and the worker types exclude each other.
interface WorkerScope {
  onmessage: ((event: MessageEvent<TableQuestion>) => void) | null
  postMessage(answer: TableAnswer): void
}
const scope = globalThis as unknown as WorkerScope

scope.onmessage = async ({ data: { key, bytes } }) => {
  const table = await readTable(bytes)
  scope.postMessage({ key, table })
}
