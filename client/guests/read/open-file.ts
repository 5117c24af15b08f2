import { askWorker } from '../../ask-worker.ts'
import { largestFile, type Table } from './read-table.ts'
import type { TableAnswer, TableQuestion } from './table-worker.ts'

/** The rows of a file, read off the main thread. */
export async function openFile(file: File): Promise<Table> {
  if (file.size > largestFile) return { kind: 'fault', fault: 'too-large' }
  const bytes = new Uint8Array(await file.arrayBuffer())
  const worker = askWorker<number, TableQuestion, TableAnswer>(
    () => new Worker(new URL('./table-worker.ts', import.meta.url), { type: 'module' }),
  )
  try {
    const answer = await worker.ask({ key: 1, bytes })
    return answer?.table ?? { kind: 'fault', fault: 'damaged' }
  } finally {
    worker.close()
  }
}
