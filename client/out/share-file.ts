const endings = { 'image/jpeg': 'jpg', 'image/gif': 'gif', 'video/mp4': 'mp4' } as const

/** Whether a picture or a video can be handed to another app. */
export function canShareFiles(type: keyof typeof endings = 'image/jpeg'): boolean {
  const probe = new File([], `a.${endings[type]}`, { type })
  return 'canShare' in navigator && navigator.canShare({ files: [probe] })
}

/**
 * Hands a file to the app that the visitor chooses. The file alone: together with words WhatsApp on
 * an iPhone drops it.
 *
 * @returns `late` where the tap is too long ago for the browser, which wants another
 */
export function shareFile(file: File): Promise<'shared' | 'left' | 'late'> {
  return share({ files: [file] })
}

/** Whether an address can be handed to another app. */
export function canShareLinks(): boolean {
  return 'share' in navigator
}

/** As `shareFile`, for an address. */
export function shareLink(url: string, title: string): Promise<'shared' | 'left' | 'late'> {
  return share({ url, title })
}

async function share(data: ShareData): Promise<'shared' | 'left' | 'late'> {
  try {
    await navigator.share(data)
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
