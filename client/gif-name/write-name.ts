import { type Letters, putName } from './put-name.ts'

export interface NameOrder {
  key: number
  gif: Uint8Array
  letters: Letters
}

export type NameAnswer =
  | { key: number; gif: Uint8Array<ArrayBuffer> }
  | { key: number; message: string }

/** The work of the worker; a failure is part of its answer. */
export function writeName({ key, gif, letters }: NameOrder): NameAnswer {
  try {
    return { key, gif: putName(gif, letters) }
  } catch (error) {
    return { key, message: String(error) }
  }
}
