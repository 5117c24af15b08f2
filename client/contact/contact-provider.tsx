import {
  createContext,
  type ReactNode,
  useContext,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import { useOnDemand } from '../ui/on-demand.ts'
import { sendWhenOnline } from './send-when-online.ts'

interface Contact {
  /** Opens the dialog; the focus returns to its place when it closes. */
  open: () => void
  /** Props for a button that opens it and preloads the dialog. */
  trigger: {
    onClick: () => void
    onPointerEnter: () => void
    onFocus: () => void
    onTouchStart: () => void
  }
}

const ContactContext = createContext<Contact | null>(null)

const fetchDialog = async () => (await import('./contact-dialog.tsx')).ContactDialog

/** The one contact dialog, which any component can open. */
export function ContactProvider({ children }: { children: ReactNode }) {
  const [isOpen, setIsOpen] = useState(false)
  const opener = useRef<Element | null>(null)
  const { Part: Dialog, demand, intent } = useOnDemand(fetchDialog)
  useEffect(sendWhenOnline, [])
  const contact = useMemo(() => {
    const open = () => {
      opener.current = document.activeElement
      setIsOpen(true)
      demand().then((isThere) => !isThere && setIsOpen(false))
    }
    return { open, trigger: { ...intent, onClick: open } }
  }, [demand, intent])
  return (
    <ContactContext value={contact}>
      {children}
      {Dialog && (
        <Dialog
          open={isOpen}
          onClose={() => setIsOpen(false)}
          onClosed={() => focusOpener(opener.current)}
        />
      )}
    </ContactContext>
  )
}

export function useContact(): Contact {
  const contact = useContext(ContactContext)
  if (!contact) throw new TypeError('useContact needs a ContactProvider above it')
  return contact
}

/** If the trigger is gone, as in the slide-in menu, focuses the button that opened the menu. */
function focusOpener(opener: Element | null) {
  const there = opener instanceof HTMLElement && opener.isConnected && opener !== document.body
  const target = there ? opener : document.querySelector<HTMLElement>('header button')
  target?.focus()
}
