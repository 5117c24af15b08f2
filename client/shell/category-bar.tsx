import { ChevronDown } from 'lucide-react'
import { type RefObject, useLayoutEffect, useRef } from 'react'
import { useLocation } from 'wouter'
import { type Category, groupCategories } from '#shared/category.ts'
import { en } from '#shared/i18n/en.ts'
import { categoryImageUrl } from '#shared/image-url.ts'
import { categoryPath, homePath } from '#shared/routes.ts'
import { useCategories } from '../data/use-categories.ts'
import { categoryNames } from '../ui/category-name.ts'
import { PageLink } from '../ui/page-link.tsx'
import trim from '../ui/trim.module.css'
import classes from './category-bar.module.css'
import rows from './category-list.module.css'
import { useHoverMenus } from './use-hover-menus.ts'

/** Times of the bar's sub-menus, ms. The first opens on intent only; its neighbours at once. */
const DELAYS = { openDelayMs: 300, switchDelayMs: 0, closeDelayMs: 150 }

/** The main categories, sticky at the top of every page. */
export function CategoryBar() {
  const [path] = useLocation()
  const { categories, loading } = useCategories()
  const { simchas, holidays } = groupCategories(categories)
  const menus = useHoverMenus(DELAYS)
  const bar = useRef<HTMLElement>(null)
  return (
    <nav
      ref={bar}
      className={path === homePath ? classes.bar : `${classes.bar} ${classes.dark} ${trim.foot}`}
      aria-label={en.nav.categories}
      data-loading={loading}
    >
      <div className={classes.frame}>
        <ul className={classes.row}>
          {[...simchas, ...holidays].map((category) => (
            <BarItem key={category.slug} category={category} path={path} menus={menus} bar={bar} />
          ))}
        </ul>
        <PageLink className={classes.all} href={`${homePath}#simchas`}>
          {en.nav.all}
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
  const { label } = categoryNames(category)
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
        aria-label={en.nav.more(label)}
        {...menus.triggerProps(category.slug)}
      >
        <ChevronDown aria-hidden />
      </button>
      <SubCategories category={category} open={open} onGo={menus.close} bar={bar} />
    </li>
  )
}

interface SubCategoriesProps {
  category: Category
  open: boolean
  onGo: () => void
  bar: RefObject<HTMLElement | null>
}

function SubCategories({ category, open, onGo, bar }: SubCategoriesProps) {
  const panel = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => (open ? keepUnderItem(panel.current, bar.current) : undefined), [open, bar])
  const { label, hebrew } = categoryNames(category)
  return (
    <div ref={panel} className={classes.panel} data-menu-panel data-open={open}>
      <ul>
        <li>
          <PageLink
            className={`${rows.row} ${classes.kind}`}
            href={categoryPath(category.slug)}
            onClick={onGo}
          >
            {en.nav.allOf(label)}
            {hebrew && <bdi lang="he">{hebrew}</bdi>}
          </PageLink>
        </li>
        {category.sub_categories.map((kind) => (
          <li key={kind.slug}>
            <PageLink
              className={`${rows.row} ${classes.kind}`}
              href={categoryPath(category.slug, { subCategory: kind.slug })}
              onClick={onGo}
            >
              {kind.name}
              {kind.hebrew && <bdi lang="he">{kind.hebrew}</bdi>}
            </PageLink>
          </li>
        ))}
      </ul>
      <div className={classes.cell} aria-hidden>
        <img src={categoryImageUrl(category.image)} width="96" height="96" alt="" loading="lazy" />
        <span>{label}</span>
      </div>
    </div>
  )
}

/**
 * The row scrolls sideways and would cut a panel within it, so the panel is fixed to the window and
 * follows its item.
 */
function keepUnderItem(panel: HTMLElement | null, bar: HTMLElement | null) {
  const item = panel?.parentElement
  if (!panel || !item || !bar) return
  const place = () => {
    const free = document.documentElement.clientWidth - panel.offsetWidth - 8
    const { left } = item.getBoundingClientRect()
    panel.style.left = `${Math.max(8, Math.min(left, free))}px`
    panel.style.top = `${bar.getBoundingClientRect().bottom}px`
  }
  place()
  const listening = new AbortController()
  const options = { signal: listening.signal, capture: true, passive: true }
  addEventListener('scroll', place, options)
  addEventListener('resize', place, options)
  return () => listening.abort()
}
