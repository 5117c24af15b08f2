import type { WorkerScope } from '../worker-scope.ts'
import { type PhotoAnswer, shrinkPhoto } from './shrink-photo.ts'

const scope = globalThis as unknown as WorkerScope<Blob, PhotoAnswer>

scope.onmessage = async ({ data }) => scope.postMessage(await shrinkPhoto(data))
