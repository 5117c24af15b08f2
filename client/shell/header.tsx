import { ChevronDown, Menu } from 'lucide-react'
import { type ReactNode, useRef, useState } from 'react'
import { useLocation } from 'wouter'
import { type Category, groupCategories } from '#shared/category.ts'
import { en } from '#shared/i18n/en.ts'
import { homePath, postersPath, videosPath } from '#shared/routes.ts'
import { useCategories } from '../data/use-categories.ts'
import { IconButton } from '../ui/icon-button.tsx'
import { PageLink } from '../ui/page-link.tsx'
import { CategoryList } from './category-list.tsx'
import { useContact } from './contact-provider.tsx'
import classes from './header.module.css'
import { Logo } from './logo.tsx'
import { MobileMenu } from './mobile-menu.tsx'
import { useHoverMenus } from './use-hover-menus.ts'

/** Times of the header's menus, ms. */
const DELAYS = { openDelayMs: 100, switchDelayMs: 100, closeDelayMs: 300 }

/** White on the home page, dark on all others. */
export function Header() {
  const [path] = useLocation()
  const onDark = path !== homePath
  const [menuOpen, setMenuOpen] = useState(false)
  const menuButton = useRef<HTMLButtonElement>(null)
  return (
    <header className={onDark ? `${classes.header} ${classes.dark}` : classes.header}>
      <div className={classes.row}>
        <IconButton
          ref={menuButton}
          className={classes.menuButton}
          icon={Menu}
          label={en.nav.openMenu}
          aria-haspopup="dialog"
          aria-expanded={menuOpen}
          onClick={() => setMenuOpen(true)}
        />
        <Logo onDark={onDark} />
        <DesktopMenus />
        <PageLink className={classes.free} href={postersPath()}>
          <span className={classes.wide}>{en.nav.freeCards}</span>
          <span className={classes.narrow}>{en.nav.free}</span>
        </PageLink>
      </div>
      <MobileMenu open={menuOpen} onClose={() => setMenuOpen(false)} opener={menuButton} />
    </header>
  )
}

function DesktopMenus() {
  const { categories } = useCategories()
  const { simchas, holidays, other } = groupCategories(categories)
  const menus = useHoverMenus(DELAYS)
  const { open: openContact } = useContact()
  return (
    <nav className={classes.nav} aria-label={en.nav.label}>
      <ul>
        <MenuItem id="simchas" label={en.nav.simchas} menus={menus}>
          <CategoryList categories={simchas} columns={2} onGo={menus.close} />
        </MenuItem>
        <MenuItem id="occasions" label={en.nav.occasions} menus={menus}>
          <Group title={en.nav.holidays} categories={holidays} onGo={menus.close} />
          <Group title={en.nav.other} categories={other} onGo={menus.close} />
        </MenuItem>
        <li>
          <PageLink className={classes.item} href={videosPath}>
            {en.nav.videos}
          </PageLink>
        </li>
        <li>
          <button type="button" className={classes.item} onClick={openContact}>
            {en.nav.contact}
          </button>
        </li>
      </ul>
    </nav>
  )
}

interface MenuItemProps {
  id: string
  label: string
  menus: ReturnType<typeof useHoverMenus>
  children: ReactNode
}

function MenuItem({ id, label, menus, children }: MenuItemProps) {
  return (
    <li className={classes.menuItem} {...menus.itemProps(id)}>
      <button type="button" className={classes.item} {...menus.triggerProps(id)}>
        {label}
        <ChevronDown className={classes.chevron} aria-hidden />
      </button>
      <div className={classes.panel} data-menu-panel data-open={menus.openId === id}>
        {children}
      </div>
    </li>
  )
}

interface GroupProps {
  title: string
  categories: readonly Category[]
  onGo: () => void
}

function Group({ title, categories, onGo }: GroupProps) {
  return (
    <div>
      <p className={classes.groupTitle}>{title}</p>
      <CategoryList
        categories={categories}
        columns={title === en.nav.holidays ? 2 : 1}
        onGo={onGo}
      />
    </div>
  )
}
