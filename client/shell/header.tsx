import { ChevronDown, Menu, Search, X } from 'lucide-react'
import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { Category } from '#shared/category.ts'
import { groupCategories } from '#shared/category-groups.ts'
import { homePath, postersPath, searchPath, videosPath } from '#shared/routes.ts'
import { useContact } from '../contact/contact-provider.tsx'
import { useCategories } from '../data/use-categories.ts'
import { hasTypedSince } from '../navigation.ts'
import { SearchBox } from '../search/search-box.tsx'
import { IconButton } from '../ui/icon-button.tsx'
import { useOnDemand } from '../ui/on-demand.ts'
import { PageLink } from '../ui/page-link.tsx'
import { useLocalPath } from '../ui/use-local-path.ts'
import { useSiteStrings } from '../ui/use-strings.ts'
import { useAddress } from '../use-address.ts'
import { useNewPage } from '../use-new-page.ts'
import { CategoryList } from './category-list.tsx'
import classes from './header.module.css'
import { LanguageMenu } from './language-menu.tsx'
import { Logo } from './logo.tsx'
import { menuOpening } from './menu-opening.ts'
import { useHoverMenus } from './use-hover-menus.ts'

/** Delays of the header's menus, ms. */
const menuDelays = { openDelayMs: 100, switchDelayMs: 100, closeDelayMs: 300 }

const fetchMenu = async () => (await import('./mobile-menu.tsx')).MobileMenu

/** White on the home page, dark on all others. */
export function Header() {
  const strings = useSiteStrings()
  const address = useAddress()
  const onDark = address.split('?')[0] !== homePath
  return (
    <header className={onDark ? `${classes.header} ${classes.dark}` : classes.header}>
      <div className={classes.row}>
        <SlideInMenu address={address} />
        <Logo onDark={onDark} />
        <DesktopMenus />
        <HeaderSearch />
        <LanguageMenu />
        <PageLink className={classes.free} href={postersPath()}>
          <span className={classes.wide}>{strings.nav.freeCards}</span>
          <span className={classes.narrow}>{strings.nav.free}</span>
        </PageLink>
      </div>
    </header>
  )
}

/** The menu of narrow screens with its button. Any navigation closes it. */
function SlideInMenu({ address }: { address: string }) {
  const strings = useSiteStrings()
  const [open, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const { Part: MobileMenu, demand, intent } = useOnDemand(fetchMenu)
  // biome-ignore lint/correctness/useExhaustiveDependencies: that is what closes it
  useEffect(() => setOpen(false), [address])
  const openMenu = useCallback(() => {
    setOpen(true)
    demand().then((isThere) => !isThere && setOpen(false))
  }, [demand])
  useEffect(() => {
    menuOpening.addEventListener('open', openMenu)
    return () => menuOpening.removeEventListener('open', openMenu)
  }, [openMenu])
  return (
    <>
      <IconButton
        ref={button}
        className={classes.menuButton}
        icon={Menu}
        label={strings.nav.openMenu}
        aria-haspopup="dialog"
        aria-expanded={open}
        {...intent}
        onClick={openMenu}
      />
      {MobileMenu && <MobileMenu open={open} onClose={() => setOpen(false)} opener={button} />}
    </>
  )
}

/** In the row if there is space; on a phone behind a button, over the whole row. */
function HeaderSearch() {
  const strings = useSiteStrings()
  const local = useLocalPath()
  const [open, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const input = useRef<HTMLInputElement>(null)
  useNewPage(() => {
    if (!hasTypedSince()) setOpen(false)
  })
  const show = () => {
    // Synchronous, since a phone opens its keyboard only for a focus set within the tap.
    flushSync(() => setOpen(true))
    input.current?.focus()
  }
  const hide = () => {
    if (document.activeElement === input.current) button.current?.focus()
    setOpen(false)
  }
  return (
    <>
      {/* Without script it opens the search page. */}
      <form
        className={classes.searchButton}
        action={local(searchPath())}
        onSubmit={(event) => {
          event.preventDefault()
          show()
        }}
      >
        <IconButton
          ref={button}
          icon={Search}
          label={strings.search.open}
          type="submit"
          aria-expanded={open}
        />
      </form>
      <div className={classes.search} data-open={open}>
        <SearchBox
          id="header-search"
          label={strings.search.label}
          look="small"
          input={input}
          onLeave={hide}
        >
          <IconButton
            className={classes.searchClose}
            icon={X}
            label={strings.search.close}
            onClick={() => {
              button.current?.focus()
              setOpen(false)
            }}
          />
        </SearchBox>
      </div>
    </>
  )
}

function DesktopMenus() {
  const strings = useSiteStrings()
  const { categories } = useCategories()
  const { simchas, holidays, other } = groupCategories(categories)
  const menus = useHoverMenus(menuDelays)
  const contact = useContact()
  return (
    <nav className={classes.nav} aria-label={strings.nav.label}>
      <ul>
        <MenuItem id="simchas" label={strings.nav.simchas} menus={menus}>
          <CategoryList categories={simchas} columns={2} onGo={menus.close} />
        </MenuItem>
        <MenuItem id="occasions" label={strings.nav.occasions} menus={menus}>
          <Group title={strings.nav.holidays} categories={holidays} onGo={menus.close} />
          <Group title={strings.nav.other} categories={other} onGo={menus.close} />
        </MenuItem>
        <li>
          <PageLink className={classes.item} href={videosPath()}>
            {strings.nav.videos}
          </PageLink>
        </li>
        <li>
          <button type="button" className={classes.item} {...contact.trigger}>
            {strings.nav.contact}
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
  const strings = useSiteStrings()
  return (
    <div>
      <p className={classes.groupTitle}>{title}</p>
      <CategoryList
        categories={categories}
        columns={title === strings.nav.holidays ? 2 : 1}
        onGo={onGo}
      />
    </div>
  )
}
