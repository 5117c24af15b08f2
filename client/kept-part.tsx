import { createContext, type ReactElement, type ReactNode, useContext } from 'react'

/**
 * A part of a page whose HTML depends on its props, the settings, the categories and the language
 * alone. Its props are data, and at most one element with such props as its child. It has no ids of
 * `useId` and no picture of the first view, which React names in the head.
 */
export type Part = ReactElement<object>

/** The server writes each part once for all pages. Undefined in the browser: React renders it. */
export const PartWriter = createContext<((part: Part) => ReactNode) | undefined>(undefined)

/** Nothing of its own in the browser. */
export function KeptPart({ children: part }: { children: Part }): ReactNode {
  const write = useContext(PartWriter)
  return write ? write(part) : part
}
