import {
  type FocusEvent,
  type KeyboardEvent,
  type PointerEvent,
  useEffect,
  useRef,
  useState,
} from 'react'

interface Delays {
  /** From pointer enter to open, ms, while no menu of the group is open. */
  openDelayMs: number
  /** The same while another menu of the group is open. */
  switchDelayMs: number
  /** From pointer leave to close, ms. */
  closeDelayMs: number
}

/**
 * A group of disclosures of which one is open at a time: by hover with delays, by click or touch,
 * by Enter, Space and arrow keys. Escape, tabbing out and a click elsewhere close it.
 */
export function useHoverMenus({ openDelayMs, switchDelayMs, closeDelayMs }: Delays) {
  const [openId, setOpenId] = useState<string | null>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const byHover = useRef(false)

  const show = (id: string | null) => {
    clearTimeout(timer.current)
    setOpenId(id)
  }
  const showLater = (id: string | null, delayMs: number) => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => {
      byHover.current = id !== null
      setOpenId(id)
    }, delayMs)
  }

  useEffect(() => () => clearTimeout(timer.current), [])
  useCloseOutside(openId !== null, setOpenId)

  const itemProps = (id: string) => ({
    'data-menu-item': id,
    onPointerEnter: (event: PointerEvent) => {
      if (event.pointerType === 'mouse')
        showLater(id, openId === null ? openDelayMs : switchDelayMs)
    },
    onPointerLeave: (event: PointerEvent) => {
      if (event.pointerType === 'mouse') showLater(null, closeDelayMs)
    },
    onBlur: (event: FocusEvent) => {
      const next = event.relatedTarget
      if (next instanceof Node && !event.currentTarget.contains(next) && openId === id) show(null)
    },
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
      const trigger = event.currentTarget.querySelector<HTMLElement>('[aria-expanded]')
      if (event.key === 'Escape' && openId === id) {
        show(null)
        trigger?.focus()
      }
      moveFocus(event, openId === id, () => show(id))
    },
  })

  const triggerProps = (id: string) => ({
    'aria-expanded': openId === id,
    onClick: () => {
      const keep = openId === id && byHover.current
      byHover.current = false
      show(openId === id && !keep ? null : id)
    },
  })

  return { openId, close: () => show(null), itemProps, triggerProps }
}

/** Closes the open menu on a pointer press outside all of them. */
function useCloseOutside(isOpen: boolean, setOpenId: (id: null) => void) {
  useEffect(() => {
    if (!isOpen) return
    const closeOutside = ({ target }: Event) => {
      const inside = target instanceof Element && target.closest('[data-menu-item]')
      if (!inside) setOpenId(null)
    }
    document.addEventListener('pointerdown', closeOutside)
    return () => document.removeEventListener('pointerdown', closeOutside)
  }, [isOpen, setOpenId])
}

/** Arrow keys move from the trigger into its links and between them; Home and End to the ends. */
function moveFocus(event: KeyboardEvent<HTMLElement>, open: boolean, show: () => void) {
  const steps: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 }
  const step = steps[event.key]
  if (step === undefined && event.key !== 'Home' && event.key !== 'End') return
  const item = event.currentTarget
  const links = [...item.querySelectorAll<HTMLElement>('[data-menu-panel] a')]
  const at = links.findIndex((link) => link.matches(':focus'))
  if (!open && event.key === 'ArrowDown') {
    event.preventDefault()
    show()
    requestAnimationFrame(() => item.querySelector<HTMLElement>('[data-menu-panel] a')?.focus())
    return
  }
  if (!open || links.length === 0) return
  event.preventDefault()
  // The trigger is not a link: up from it leads to the last one.
  const from = step === -1 ? Math.max(at, 0) : at
  const to = event.key === 'Home' ? 0 : event.key === 'End' ? links.length - 1 : from + (step ?? 0)
  links[(to + links.length) % links.length]?.focus()
}
