import { copyText } from './copy-text.ts'
import { openApart } from './open-apart.ts'
import type { SendWork } from './use-export.ts'

export function copyWords(text: string, message: string): SendWork {
  return async () => {
    await copyText(text)
    return { message }
  }
}

/** Opens an address within the tap; if the browser blocks it, copies the text instead. */
export function sendTo(href: string, text: string, copied: string): SendWork {
  return async () => {
    if (openApart(href)) return
    await copyText(text)
    return { message: copied }
  }
}
