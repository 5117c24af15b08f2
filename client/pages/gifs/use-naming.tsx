import { type ReactNode, useRef, useState } from 'react'
import type { Gif } from '#shared/gif.ts'
import { useOnDemand } from '../../ui/on-demand.ts'

const fetchDialog = async () => (await import('../../gif-name/gif-name-dialog.tsx')).GifNameDialog

export interface Naming {
  /** @param opener gets the focus back */
  open: (gif: Gif, opener: HTMLElement) => void
  /** Props of an opener. */
  intent: object
  dialog: ReactNode
}

/** The dialog that puts a name on a GIF, one for the whole shelf. */
export function useNaming(): Naming {
  const { Part: Dialog, demand, intent } = useOnDemand(fetchDialog)
  const [named, setNamed] = useState<Gif>()
  const lastOpener = useRef<HTMLElement>(null)
  return {
    async open(gif, opener) {
      lastOpener.current = opener
      if (await demand()) setNamed(gif)
    },
    intent,
    dialog: Dialog && named && (
      <Dialog
        gif={named}
        onClose={() => setNamed(undefined)}
        onClosed={() => lastOpener.current?.focus()}
      />
    ),
  }
}
