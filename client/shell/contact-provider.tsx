import { createContext, type ReactNode, useCallback, useContext, useRef, useState } from 'react'
import { ContactDialog } from './contact-dialog.tsx'

interface Contact {
  /** Opens the dialog; the focus comes back to where it was when it closes. */
  open: () => void
}

const ContactContext = createContext<Contact | null>(null)

/** The contact dialog, of which there is one, opened from anywhere. */
export function ContactProvider({ children }: { children: ReactNode }) {
  const [isOpen, setIsOpen] = useState(false)
  const opener = useRef<Element | null>(null)
  const open = useCallback(() => {
    opener.current = document.activeElement
    setIsOpen(true)
  }, [])
  return (
    <ContactContext value={{ open }}>
      {children}
      <ContactDialog
        open={isOpen}
        onClose={() => setIsOpen(false)}
        onClosed={() => focusOpener(opener.current)}
      />
    </ContactContext>
  )
}

export function useContact(): Contact {
  const contact = useContext(ContactContext)
  if (!contact) throw new TypeError('useContact needs a ContactProvider above it')
  return contact
}

/** Where the trigger has gone, as with the slide-in menu, what opened that gets the focus. */
function focusOpener(opener: Element | null) {
  const there = opener instanceof HTMLElement && opener.isConnected && opener !== document.body
  const target = there ? opener : document.querySelector<HTMLElement>('header button')
  target?.focus()
}
