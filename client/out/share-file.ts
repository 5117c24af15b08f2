/** Whether a picture can be handed to another app. */
export function canShareFiles(type: 'image/jpeg' | 'image/gif' = 'image/jpeg'): boolean {
  const probe = new File([], type === 'image/gif' ? 'a.gif' : 'a.jpg', { type })
  return 'canShare' in navigator && navigator.canShare({ files: [probe] })
}

/**
 * Hands a file to the app that the visitor chooses. The file alone: together with words WhatsApp on
 * an iPhone drops it.
 *
 * @returns `late` where the tap is too long ago for the browser, which wants another
 */
export async function shareFile(file: File): Promise<'shared' | 'left' | 'late'> {
  try {
    await navigator.share({ files: [file] })
    return 'shared'
  } catch (error) {
    if (isNamed(error, 'AbortError')) return 'left'
    if (isNamed(error, 'NotAllowedError')) return 'late'
    throw error
  }
}

function isNamed(error: unknown, name: string): boolean {
  return error instanceof DOMException && error.name === name
}
