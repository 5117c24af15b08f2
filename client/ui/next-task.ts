/**
 * Lets other tasks run, which a promise alone does not. Faster than a timer, which takes 4 ms, and
 * 1 s in a hidden tab.
 */
export function nextTask(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = () => {
      port1.close()
      resolve()
    }
    port2.postMessage(undefined)
  })
}
