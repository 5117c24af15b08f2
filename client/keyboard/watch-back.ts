/** TypeScript does not know it yet; Chrome on Android does since 126. */
declare const CloseWatcher: new () => EventTarget & { destroy: () => void }

/** Calls back where the visitor goes back on Android, which then does not leave the page. */
export function watchBack(onBack: () => void): () => void {
  if (!('CloseWatcher' in window)) return () => {}
  const watcher = new CloseWatcher()
  watcher.addEventListener('close', onBack)
  return () => watcher.destroy()
}
