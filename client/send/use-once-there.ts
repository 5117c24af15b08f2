import { useCallback, useEffect, useRef } from 'react'

/**
 * Returns a promise of a value that a later render may bring, for a tap that comes before it. It
 * rejects when the value is known to fail.
 */
export function useOnceThere<Value>(value: Value | undefined, failed: boolean) {
  const waiting = useRef(new Set<() => void>())
  const latest = useRef({ value, failed })

  useEffect(() => {
    latest.current = { value, failed }
    for (const look of [...waiting.current]) look()
  })

  return useCallback(
    () =>
      new Promise<Value>((resolve, reject) => {
        function look() {
          const { value, failed } = latest.current
          waiting.current.delete(look)
          if (value !== undefined) resolve(value)
          else if (failed) reject(new Error('the card could not be laid out'))
          else waiting.current.add(look)
        }
        look()
      }),
    [],
  )
}
