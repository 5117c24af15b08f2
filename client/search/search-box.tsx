import { Search } from 'lucide-react'
import { type FormEvent, type ReactNode, type RefObject, useRef } from 'react'
import { useLocation } from 'wouter'
import type { SiteStrings } from '#shared/i18n/en.ts'
import { maxQueryLength } from '#shared/pages.ts'
import { searchPath } from '#shared/routes.ts'
import type { SearchAnswer } from '#shared/search.ts'
import { useHeldText } from '../held-fields.ts'
import { hasTypedSince } from '../navigation.ts'
import { useLocalPath } from '../ui/use-local-path.ts'
import { useLanguage, useSiteStrings } from '../ui/use-strings.ts'
import { useNewPage } from '../use-new-page.ts'
import classes from './search-box.module.css'
import { useCombobox } from './use-combobox.ts'

export interface SearchBoxProps {
  id: string
  /** Label of the field and its landmark. */
  label: string
  look: 'small' | 'large'
  /** Initial query. */
  query?: string
  input?: RefObject<HTMLInputElement | null>
  /** The visitor has left the box, or pressed Escape in the empty field. */
  onLeave?: () => void
  /** Buttons at the end of the field. */
  children?: ReactNode
}

/** The search: a plain form, and with script a combobox with suggestions while typing. */
export function SearchBox(props: SearchBoxProps) {
  const strings = useSiteStrings()
  const { id, label, look, input: outerInput, onLeave, children } = props
  const [, navigate] = useLocation()
  const local = useLocalPath()
  const form = useRef<HTMLFormElement>(null)
  const ownInput = useRef<HTMLInputElement>(null)
  const input = outerInput ?? ownInput
  const listId = `${id}-list`
  const combobox = useCombobox({ listId, form, input, onLeave })
  const { List, listed, nothing, failed, activeId, close } = combobox
  const held = usePageQuery(props, input, combobox)

  function submit(event: FormEvent) {
    event.preventDefault()
    close()
    navigate(searchPath(input.current?.value.trim()))
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: not every browser in use knows <search>
    <form
      ref={form}
      id={id}
      className={`${classes.box} ${classes[look]}`}
      role="search"
      aria-label={label}
      action={local(searchPath())}
      onSubmit={submit}
      onBlur={combobox.onBlur}
      data-clarity-mask="true"
    >
      <FieldLabel inputId={`${id}-input`} label={label} />
      <input
        ref={input}
        id={`${id}-input`}
        className={classes.input}
        type="search"
        name="q"
        dir="auto"
        placeholder={strings.search.hint}
        defaultValue={held}
        maxLength={maxQueryLength}
        enterKeyHint="search"
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        {...combobox.fieldProps}
      />
      {children}
      {List && listed && (
        <div className={classes.panel}>
          <List id={listId} answer={listed} activeId={activeId} onGo={close} />
        </div>
      )}
      <Status listed={listed} nothing={nothing} failed={failed} />
    </form>
  )
}

/** The query of the page, or what was typed before hydration. */
function usePageQuery(
  { id, query = '' }: Pick<SearchBoxProps, 'id' | 'query'>,
  input: RefObject<HTMLInputElement | null>,
  { follow, close }: Pick<ReturnType<typeof useCombobox>, 'follow' | 'close'>,
): string {
  const held = useHeldText(`#${id}-input`, query, () => {
    if (document.activeElement === input.current) follow()
  })
  useNewPage(() => {
    if (hasTypedSince()) return
    if (input.current) input.current.value = query
    close()
  })
  return held
}

function FieldLabel({ inputId, label }: { inputId: string; label: string }) {
  return (
    <label className={classes.icon} htmlFor={inputId}>
      <Search aria-hidden />
      <span className="visually-hidden">{label}</span>
    </label>
  )
}

interface StatusProps {
  listed: SearchAnswer | null
  /** A response with nothing to choose from. */
  nothing: SearchAnswer | null
  failed: boolean
}

/** Announces the results to screen readers; visible where no list shows them. */
function Status({ listed, nothing, failed }: StatusProps) {
  const language = useLanguage()
  const strings = useSiteStrings()
  // It is in English words.
  const about = ({ nothing }: SearchAnswer) => (language === 'en' ? nothing?.about : undefined)
  const isSeen = failed || nothing !== null
  return (
    <p className={isSeen ? `${classes.panel} ${classes.note}` : 'visually-hidden'} role="status">
      {failed && strings.search.noSuggestions}
      {nothing && `${missing(strings, about(nothing))} ${strings.search.askByEnter}`}
      {listed?.nothing &&
        `${missing(strings, about(listed))} ${strings.search.nearest(listed.nothing.nearest.length)}`}
      {listed && !listed.nothing && strings.search.finds(listed.categories.length, listed.total)}
    </p>
  )
}

function missing({ search }: SiteStrings, about: string | null | undefined): string {
  return about ? search.nothingYet(about) : search.noFinds
}
