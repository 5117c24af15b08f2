import { Search } from 'lucide-react'
import {
  type FocusEvent,
  type FormEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react'
import { useLocation } from 'wouter'
import { en } from '#shared/i18n/en.ts'
import { MAX_QUERY_LENGTH, searchPath } from '#shared/routes.ts'
import { loadPageCode } from '../pages/load-page.ts'
import { useHydrated } from '../ui/client-only.tsx'
import { useOnDemand } from '../ui/on-demand.ts'
import { optionKeys } from './option-keys.ts'
import classes from './search-box.module.css'
import { useSuggestions } from './use-suggestions.ts'

async function fetchList() {
  // Enter leads there; if it fails, going there says so.
  loadPageCode('search').catch(() => {})
  return (await import('./suggestion-list.tsx')).SuggestionList
}

interface SearchBoxProps {
  id: string
  /** Name of the field and of its landmark. */
  label: string
  look: 'small' | 'large'
  /** What stands in it at first. */
  query?: string
  input?: RefObject<HTMLInputElement | null>
  /** The visitor has gone elsewhere, or pressed Escape in the empty field. */
  onLeave?: () => void
  /** Buttons at its end. */
  children?: ReactNode
}

/**
 * The search: a plain form, and in the browser a combobox whose finds come as one types. The field
 * keeps its own text, so that nothing typed before the script came is lost.
 */
export function SearchBox(props: SearchBoxProps) {
  const { id, label, look, query = '', input: outerInput, onLeave, children } = props
  const [, navigate] = useLocation()
  const form = useRef<HTMLFormElement>(null)
  const ownInput = useRef<HTMLInputElement>(null)
  const input = outerInput ?? ownInput
  const { Part: List, intent } = useOnDemand(fetchList)
  /** The words that finds are shown for; empty while the list is closed. */
  const [asked, setAsked] = useState('')
  const [activeId, setActiveId] = useState<string>()
  const { answer, failed } = useSuggestions(asked)
  const finds = List && asked ? answer : null
  const listed = finds !== null && finds.categories.length + finds.cards.length > 0

  const ask = (text = '') => {
    setAsked(text.trim())
    setActiveId(undefined)
  }
  const close = () => ask()
  const leave = () => {
    close()
    onLeave?.()
  }
  useClickOutside(form, leave)

  const onEscape = () => {
    const field = input.current
    if (listed || failed) close()
    else if (field?.value) {
      field.value = ''
      close()
    } else onLeave?.()
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    close()
    navigate(searchPath(input.current?.value.trim()))
  }
  const combobox = {
    role: 'combobox',
    'aria-autocomplete': 'list',
    'aria-expanded': listed,
    'aria-controls': listed ? `${id}-list` : undefined,
    'aria-activedescendant': listed ? activeId : undefined,
  } as const

  return (
    // biome-ignore lint/a11y/useSemanticElements: not every browser in use knows <search>
    <form
      ref={form}
      id={id}
      className={`${classes.box} ${classes[look]}`}
      role="search"
      aria-label={label}
      action={searchPath()}
      onSubmit={submit}
      onBlur={(event) => hasLeft(event) && leave()}
    >
      <label className={classes.icon} htmlFor={`${id}-input`}>
        <Search aria-hidden />
        <span className="visually-hidden">{label}</span>
      </label>
      <input
        ref={input}
        id={`${id}-input`}
        className={classes.input}
        type="search"
        name="q"
        dir="auto"
        placeholder={en.search.hint}
        defaultValue={query}
        maxLength={MAX_QUERY_LENGTH}
        enterKeyHint="search"
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        {...intent}
        onChange={(event) => {
          intent.onFocus()
          ask(event.target.value)
        }}
        onClick={(event) => ask(event.currentTarget.value)}
        onKeyDown={optionKeys({
          activeId,
          onActive: setActiveId,
          onOpen: () => ask(input.current?.value),
          onEscape,
        })}
        {...(useHydrated() ? combobox : {})}
      />
      {children}
      {List && listed && (
        <div className={classes.panel}>
          <List id={`${id}-list`} answer={finds} activeId={activeId} onGo={close} />
        </div>
      )}
      <Status categories={finds?.categories.length} cards={finds?.total} failed={failed} />
    </form>
  )
}

interface StatusProps {
  /** Found; undefined while nothing is shown. */
  categories: number | undefined
  cards: number | undefined
  failed: boolean
}

/** Tells what has been found; stands to be seen where there is no list that shows it. */
function Status({ categories = 0, cards, failed }: StatusProps) {
  const listed = cards !== undefined && categories + cards > 0
  const nothing = cards !== undefined && !listed
  return (
    <p
      className={failed || nothing ? `${classes.panel} ${classes.note}` : 'visually-hidden'}
      role="status"
    >
      {failed && en.search.noSuggestions}
      {nothing && en.search.noFinds}
      {listed && en.search.finds(categories, cards)}
    </p>
  )
}

/** Calls back when the pointer goes down elsewhere. */
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

/** The focus has gone to another part of the page, not just to another window or nowhere. */
function hasLeft({ currentTarget, relatedTarget }: FocusEvent): boolean {
  return relatedTarget instanceof Node && !currentTarget.contains(relatedTarget)
}
