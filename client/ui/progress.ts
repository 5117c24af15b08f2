/*
 * The bar at the top of the window while the visitor waits. Its code comes with the first wait: a
 * page that nobody has touched needs none.
 */

let isRunning = false
let code: Promise<typeof import('./progress-bar.ts')> | undefined

export function startProgress(): void {
  if (isRunning) return
  isRunning = true
  show()
}

export function endProgress(): void {
  if (!isRunning) return
  isRunning = false
  show()
}

function show(): void {
  code ??= import('./progress-bar.ts')
  code.then(
    ({ showProgress }) => showProgress(isRunning),
    () => {
      // The wait ends without a bar; the next one asks again.
      code = undefined
    },
  )
}
