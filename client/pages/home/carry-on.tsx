import { type ComponentType, type ReactNode, useEffect, useState } from 'react'
import { databaseName } from '../../drafts/database-name.ts'

/**
 * The last draft of this device in the place of its children, which are as high. The code for it
 * is fetched only where there may be one.
 */
export function CarryOn({ children }: { children: ReactNode }) {
  const [Row, setRow] = useState<ComponentType<{ children: ReactNode }>>()
  useEffect(() => {
    let isLeft = false
    const start = async () => {
      if (!(await mayHaveDrafts())) return
      const { CarryOnRow } = await import('./carry-on-row.tsx')
      if (!isLeft) setRow(() => CarryOnRow)
    }
    start().catch((error: unknown) => console.warn('drafts', error))
    return () => {
      isLeft = true
    }
  }, [])
  return Row ? <Row>{children}</Row> : children
}

/** Creates no database. Browsers without `databases` are asked for the drafts themselves. */
async function mayHaveDrafts(): Promise<boolean> {
  const found = await indexedDB.databases?.()
  return found?.some(({ name }) => name === databaseName) ?? true
}
