/** No letter has come for so long. */
const pauseMs = 400

let lastLetterMs = Number.NEGATIVE_INFINITY

if (typeof document !== 'undefined') {
  const note = () => {
    lastLetterMs = performance.now()
  }
  document.addEventListener('input', note, true)
}

/**
 * Settles at the next pause in typing; at once unless the visitor types. What changes much of the
 * page waits for it, so that it delays no letter.
 */
export async function untilTypingPause(): Promise<void> {
  for (let left = leftMs(); left > 0; left = leftMs()) {
    await new Promise((resolve) => setTimeout(resolve, left))
  }
}

function leftMs(): number {
  return lastLetterMs + pauseMs - performance.now()
}
