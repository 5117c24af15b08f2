import { type FocusEvent, type RefObject, useEffect, useEffectEvent, useState } from 'react'
import type { SearchAnswer } from '#shared/search.ts'
import { loadPageCode } from '../data/page-code.ts'
import { useHydrated } from '../ui/client-only.tsx'
import { useOnDemand } from '../ui/on-demand.ts'
import { optionKeys } from './option-keys.ts'
import { useSuggestions } from './use-suggestions.ts'

async function fetchList() {
  // For Enter, which opens that page; a failure shows there.
  loadPageCode('search').catch(() => {})
  return (await import('./suggestion-list.tsx')).SuggestionList
}

interface ComboboxOptions {
  listId: string
  form: RefObject<HTMLFormElement | null>
  input: RefObject<HTMLInputElement | null>
  /** The visitor has left the box, or pressed Escape in the empty field. */
  onLeave: (() => void) | undefined
}

/** A field with suggestions while typing. The field keeps its own text. */
export function useCombobox({ listId, form, input, onLeave }: ComboboxOptions) {
  const { Part: List, intent } = useOnDemand(fetchList)
  /** The query of the shown suggestions; empty while the list is closed. */
  const [asked, setAsked] = useState('')
  const [activeId, setActiveId] = useState<string>()
  const { answer, failed } = useSuggestions(asked)
  const hydrated = useHydrated()
  const finds = List && asked ? answer : null
  const listed = finds && isListed(finds) ? finds : null
  const nothing = listed ? null : finds

  const ask = (text = '') => {
    setAsked(text.trim())
    setActiveId(undefined)
  }
  const close = () => ask()
  const follow = () => {
    // It may have been focused before the script ran.
    intent.onFocus()
    ask(input.current?.value)
  }
  const leave = () => {
    close()
    onLeave?.()
  }
  const onEscape = () => {
    if (listed || failed) return close()
    if (!input.current?.value) return onLeave?.()
    input.current.value = ''
    close()
  }
  useClickOutside(form, leave)

  const combobox = {
    role: 'combobox',
    'aria-autocomplete': 'list',
    'aria-expanded': listed !== null,
    'aria-controls': listed ? listId : undefined,
    'aria-activedescendant': listed ? activeId : undefined,
  } as const
  const fieldProps = {
    ...intent,
    // Without script it is a plain field.
    ...(hydrated ? combobox : {}),
    onInput: follow,
    onClick: () => ask(input.current?.value),
    onKeyDown: optionKeys({
      activeId,
      onActive: setActiveId,
      onOpen: () => ask(input.current?.value),
      onEscape,
    }),
  }
  const onBlur = (event: FocusEvent) => hasLeft(event) && leave()
  return { List, listed, nothing, failed, activeId, follow, close, fieldProps, onBlur }
}

/** Whether there is anything to choose from. */
function isListed({ categories, cards, nothing }: SearchAnswer): boolean {
  return categories.length + cards.length + (nothing?.nearest.length ?? 0) > 0
}

/** Calls back on a pointer press outside. */
function useClickOutside(inside: RefObject<HTMLElement | null>, onOutside: () => void) {
  const leave = useEffectEvent(onOutside)
  useEffect(() => {
    const leaveIfOutside = ({ target }: Event) => {
      if (target instanceof Node && !inside.current?.contains(target)) leave()
    }
    document.addEventListener('pointerdown', leaveIfOutside)
    return () => document.removeEventListener('pointerdown', leaveIfOutside)
  }, [inside])
}

/** Whether the focus went to another part of the page, not just to another window or nowhere. */
function hasLeft({ currentTarget, relatedTarget }: FocusEvent): boolean {
  return relatedTarget instanceof Node && !currentTarget.contains(relatedTarget)
}
