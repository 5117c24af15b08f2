import { type RefObject, useEffect, useRef } from 'react'
import { useLocation } from 'wouter'
import type { Category } from '#shared/category.ts'
import { groupCategories } from '#shared/category-groups.ts'
import { categoryPath, homePath } from '#shared/routes.ts'
import { useCategories } from '../data/use-categories.ts'
import trim from '../style/trim.module.css'
import { categoryNames } from '../ui/category-name.ts'
import { PageLink } from '../ui/page-link.tsx'
import { useLanguage, useSiteStrings } from '../ui/use-strings.ts'
import classes from './category-bar.module.css'
import { CategoryPanel } from './category-panel.tsx'
import { useHoverMenus } from './use-hover-menus.ts'

/** Delays of the bar's sub-menus, ms. The first opens after a delay, its neighbours at once. */
const menuDelays = { openDelayMs: 300, switchDelayMs: 0, closeDelayMs: 150 }

/** The main categories, sticky at the top of every page. */
export function CategoryBar() {
  const strings = useSiteStrings()
  const [path] = useLocation()
  const { categories, loading } = useCategories()
  const { simchas, holidays } = groupCategories(categories)
  const menus = useHoverMenus(menuDelays)
  const bar = useRef<HTMLElement>(null)
  const isLive = useRef(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the current item is that of the path
  useEffect(() => {
    // Nothing moves away under a pointer that is there before the bar is live.
    if (isLive.current || !bar.current?.matches(':hover')) showCurrent(bar.current)
    isLive.current = true
  }, [path])
  return (
    <nav
      ref={bar}
      className={path === homePath ? classes.bar : `${classes.bar} ${classes.dark} ${trim.foot}`}
      aria-label={strings.nav.categories}
      data-loading={loading}
    >
      <div className={classes.frame}>
        <ul className={classes.row}>
          {[...simchas, ...holidays].map((category) => (
            <BarItem key={category.slug} category={category} path={path} menus={menus} bar={bar} />
          ))}
        </ul>
        <PageLink className={classes.all} href={`${homePath}#simchas`}>
          {strings.nav.all}
        </PageLink>
      </div>
    </nav>
  )
}

interface BarItemProps {
  category: Category
  path: string
  menus: ReturnType<typeof useHoverMenus>
  bar: RefObject<HTMLElement | null>
}

function BarItem({ category, path, menus, bar }: BarItemProps) {
  const language = useLanguage()
  const strings = useSiteStrings()
  const { label } = categoryNames(category, language)
  const href = categoryPath(category.slug)
  const current = path === href
  const link = (
    <PageLink
      className={classes.link}
      href={href}
      {...(current ? { 'aria-current': 'page' } : {})}
      onClick={menus.close}
    >
      <bdi>{label}</bdi>
    </PageLink>
  )
  if (!category.show_filters || category.sub_categories.length === 0) {
    return <li className={classes.item}>{link}</li>
  }
  const open = menus.openId === category.slug
  return (
    <li className={classes.item} {...menus.itemProps(category.slug)}>
      {link}
      <button
        type="button"
        className={classes.toggle}
        aria-label={strings.nav.more(label)}
        {...menus.triggerProps(category.slug)}
      />
      {open && <CategoryPanel category={category} onGo={menus.close} bar={bar} />}
    </li>
  )
}

/** Scrolls a row wider than the window to the category of the page. */
function showCurrent(bar: HTMLElement | null) {
  const item = bar?.querySelector('[aria-current]')?.closest('li')
  const row = item?.parentElement
  if (!item || !row) return
  const middle = (box: DOMRect) => box.left + box.width / 2
  row.scrollLeft += middle(item.getBoundingClientRect()) - middle(row.getBoundingClientRect())
}
