import { type MouseEvent, type ReactNode, type RefObject, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { buttonClass } from '../ui/button.tsx'
import { PageLink } from '../ui/page-link.tsx'
import { useLocalPath } from '../ui/use-local-path.ts'
import { useSiteStrings } from '../ui/use-strings.ts'
import classes from './paged-list.module.css'
import { type ListPages, type MoreItems, useMoreItems } from './use-more-items.ts'

/** Distance of the list's end below the window at which the next items are fetched. */
const loadAhead = '800px'

interface PagedListProps<T extends { slug: string }> extends ListPages<T> {
  /** The number of all items, in words. */
  count?: string
  /** Draws the items as the children of one list; each has one picture, in its link. */
  children: (items: readonly T[], list: RefObject<HTMLUListElement | null>) => ReactNode
}

/**
 * A list in pages. The link to the next page works without script. With script the items are added
 * in place, and after the first click further ones follow as the visitor nears the end.
 */
export function PagedList<T extends { slug: string }>({
  children,
  count,
  ...list
}: PagedListProps<T>) {
  const strings = useSiteStrings()
  const more = useMoreItems(list)
  const listRef = useRef<HTMLUListElement>(null)
  const [asked, setAsked] = useState(false)
  const { items, next } = more

  async function ask(event: MouseEvent) {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    const shown = items.length
    await more.showMore()
    flushSync(() => setAsked(true))
    const first = listRef.current?.querySelectorAll('img')[shown]
    first?.closest('a')?.focus({ preventScroll: true })
  }

  return (
    <>
      {count && <p className={classes.count}>{count}</p>}
      {list.page > 1 && (
        <p className={classes.before}>
          <PageLink className={buttonClass('outline')} href={list.pathOf(list.page - 1)}>
            {strings.list.before}
          </PageLink>
        </p>
      )}
      {children(items, listRef)}
      <p className={classes.more} aria-live="polite">
        {asked && (
          <span className="visually-hidden">{strings.list.shown(items.length, list.total)}</span>
        )}
        {more.state === 'failed' && <span className={classes.failed}>{strings.list.failed}</span>}
        {next && (
          <NextLink
            next={next}
            state={more.state}
            onAsk={ask}
            onNear={asked ? more.showMore : null}
          />
        )}
      </p>
    </>
  )
}

interface NextLinkProps {
  next: NonNullable<MoreItems<never>['next']>
  state: MoreItems<never>['state']
  onAsk: (event: MouseEvent) => void
  /** Called near the end of the list; null until the visitor asks for more. */
  onNear: (() => void) | null
}

function NextLink({ next, state, onAsk, onNear }: NextLinkProps) {
  const strings = useSiteStrings()
  const local = useLocalPath()
  const link = useRef<HTMLAnchorElement>(null)
  const near = useRef(onNear)
  useEffect(() => {
    near.current = onNear
  })
  const watching = onNear !== null && state === 'idle'
  // A new page moves the observed link.
  // biome-ignore lint/correctness/useExhaustiveDependencies: as said above
  useEffect(() => {
    if (!watching || !link.current) return
    const watcher = new IntersectionObserver(
      ([entry]) => entry?.isIntersecting && near.current?.(),
      { rootMargin: `0px 0px ${loadAhead}` },
    )
    watcher.observe(link.current)
    return () => watcher.disconnect()
  }, [watching, next.page])
  return (
    <a
      ref={link}
      className={buttonClass('outline')}
      href={local(next.path)}
      rel="next"
      aria-busy={state === 'loading'}
      onClick={onAsk}
    >
      {state === 'loading' ? strings.list.loading : strings.list.more(next.count)}
    </a>
  )
}
