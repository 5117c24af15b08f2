import { count } from '../insight/count.ts'

const endings = { 'image/jpeg': 'jpg', 'image/gif': 'gif', 'video/mp4': 'mp4' } as const

/** Whether a picture or a video can be shared with another app. */
export function canShareFiles(type: keyof typeof endings = 'image/jpeg'): boolean {
  const probe = new File([], `a.${endings[type]}`, { type })
  return 'canShare' in navigator && navigator.canShare({ files: [probe] })
}

/**
 * Shares a file with the app that the visitor chooses. Without text: WhatsApp on an iPhone drops a
 * file that comes with words.
 *
 * @param item what it is counted as; default: the card or video of the page
 * @returns `late` where the browser needs a new tap, since the last was too long ago
 */
export function shareFile(file: File, item?: string): Promise<'shared' | 'left' | 'late'> {
  return share({ files: [file] }, item)
}

/** Whether an address can be shared with another app. */
export function canShareLinks(): boolean {
  return 'share' in navigator
}

/** As `shareFile`, for an address. */
export function shareLink(url: string, title: string): Promise<'shared' | 'left' | 'late'> {
  return share({ url, title })
}

async function share(data: ShareData, item?: string): Promise<'shared' | 'left' | 'late'> {
  try {
    await navigator.share(data)
    count('share', data.files ? 'app' : 'app-link', item)
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
