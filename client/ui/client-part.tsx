import { type ComponentType, lazy, Suspense } from 'react'
import { ClientOnly } from './client-only.tsx'

/**
 * A part that only the browser renders. Its code is apart from that of its page, so the first
 * script does not list its files.
 */
export function clientPart<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  const Part = lazy(async () => ({ default: await load() }))
  return function ClientPart(props: Props) {
    return (
      <ClientOnly>
        <Suspense>
          <Part {...props} />
        </Suspense>
      </ClientOnly>
    )
  }
}
