import type { WorkerScope } from '../worker-scope.ts'
import { type NameAnswer, type NameOrder, writeName } from './write-name.ts'

const scope = globalThis as unknown as WorkerScope<NameOrder, NameAnswer>

scope.onmessage = ({ data }) => scope.postMessage(writeName(data))
