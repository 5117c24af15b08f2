import type { WorkerScope } from '../../worker-scope.ts'
import { readTable, type Table } from './read-table.ts'

export interface TableQuestion {
  key: number
  bytes: Uint8Array<ArrayBuffer>
}
export interface TableAnswer {
  key: number
  table: Table
}

const scope = globalThis as unknown as WorkerScope<TableQuestion, TableAnswer>

scope.onmessage = async ({ data: { key, bytes } }) => {
  const table = await readTable(bytes)
  scope.postMessage({ key, table })
}
