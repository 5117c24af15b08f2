import type { KeyboardEvent } from 'react'

interface OptionKeys {
  /** Id of the option that Enter opens. */
  activeId: string | undefined
  onActive: (id: string) => void
  /** An arrow key was pressed while the list is closed. */
  onOpen: () => void
  onEscape: () => void
}

/** Key handler for the field of an editable combobox; its options are inside the field's form. */
export function optionKeys({ activeId, onActive, onOpen, onEscape }: OptionKeys) {
  return (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.nativeEvent.isComposing) return
    const found = event.currentTarget.form?.querySelectorAll<HTMLElement>('[role=option]')
    const options = [...(found ?? [])]
    const at = options.findIndex(({ id }) => id === activeId)
    if (event.key === 'Escape') onEscape()
    else if (event.key === 'Enter' && at >= 0) options[at]?.click()
    else {
      const to = nextOption(event.key, at, options.length)
      if (to === undefined) return
      const option = options[to]
      if (option) onActive(option.id)
      else onOpen()
    }
    event.preventDefault()
  }
}

/** Without an active option, Home and End move the caret. */
function nextOption(key: string, at: number, count: number): number | undefined {
  if (key === 'ArrowDown') return at + 1 < count ? at + 1 : 0
  if (key === 'ArrowUp') return at > 0 ? at - 1 : count - 1
  if (key === 'Home' && at >= 0) return 0
  if (key === 'End' && at >= 0) return count - 1
  return undefined
}
