import * as Dialog from '@radix-ui/react-dialog'
import {
  CalendarDays,
  ChevronDown,
  FilePen,
  Film,
  Gift,
  House,
  Layers,
  MessageSquare,
  X,
} from 'lucide-react'
import { type ReactNode, type RefObject, useState } from 'react'
import type { Category } from '#shared/category.ts'
import { groupCategories } from '#shared/category-groups.ts'
import { draftStrings } from '#shared/i18n/draft-strings.ts'
import { languages } from '#shared/i18n/languages.ts'
import { draftsPath, homePath, postersPath, videosPath } from '#shared/routes.ts'
import { simchaPath } from '#shared/simcha/simcha-path.ts'
import { useContact } from '../contact/contact-provider.tsx'
import { useCategories } from '../data/use-categories.ts'
import { IconButton } from '../ui/icon-button.tsx'
import { MaskedContent } from '../ui/masked-content.tsx'
import { PageLink } from '../ui/page-link.tsx'
import { useSiteStrings, useStrings } from '../ui/use-strings.ts'
import { CategoryList } from './category-list.tsx'
import { LanguageLinks } from './language-links.tsx'
import { Logo } from './logo.tsx'
import classes from './mobile-menu.module.css'

interface MobileMenuProps {
  open: boolean
  onClose: () => void
  /** Gets the focus back, unless a page or dialog has it by now. */
  opener: RefObject<HTMLElement | null>
}

/** The menu of narrow screens: slides in, traps the focus, and closes on any exit. */
export function MobileMenu({ open, onClose, opener }: MobileMenuProps) {
  const strings = useSiteStrings()
  return (
    <Dialog.Root open={open} onOpenChange={(next) => !next && onClose()}>
      <Dialog.Portal>
        <Dialog.Overlay className={classes.backdrop} />
        <MaskedContent
          className={classes.menu}
          aria-describedby={undefined}
          onCloseAutoFocus={(event) => {
            event.preventDefault()
            if (document.activeElement === document.body) opener.current?.focus()
          }}
        >
          <div className={classes.head}>
            <Logo onDark={false} />
            <Dialog.Title className="visually-hidden">{strings.nav.menu}</Dialog.Title>
            <Dialog.Close asChild>
              <IconButton icon={X} label={strings.nav.closeMenu} />
            </Dialog.Close>
          </div>
          <MenuBody onClose={onClose} />
          <div className={classes.foot}>
            <PageLink className={classes.free} href={postersPath()} onClick={onClose}>
              {strings.nav.freeCards}
            </PageLink>
          </div>
        </MaskedContent>
      </Dialog.Portal>
    </Dialog.Root>
  )
}

function MenuBody({ onClose }: { onClose: () => void }) {
  const strings = useSiteStrings()
  const drafts = useStrings(draftStrings)
  const { categories } = useCategories()
  const { simchas, holidays, other } = groupCategories(categories)
  const contact = useContact()
  const [section, setSection] = useState<string | null>(null)
  const toggle = (id: string) => setSection(section === id ? null : id)
  return (
    <nav className={classes.body} aria-label={strings.nav.menu}>
      <PageLink className={classes.row} href={homePath} onClick={onClose}>
        <House aria-hidden /> {strings.nav.home}
      </PageLink>
      <Section
        id="simchas"
        icon={<Gift aria-hidden />}
        title={strings.nav.simchas}
        open={section === 'simchas'}
        onToggle={toggle}
      >
        <CategoryList categories={simchas} columns={1} onGo={onClose} />
      </Section>
      <Section
        id="occasions"
        icon={<CalendarDays aria-hidden />}
        title={strings.nav.occasions}
        open={section === 'occasions'}
        onToggle={toggle}
      >
        <Group title={strings.nav.holidays} categories={holidays} onGo={onClose} />
        <Group title={strings.nav.other} categories={other} onGo={onClose} />
      </Section>
      <PageLink className={classes.row} href={videosPath()} onClick={onClose}>
        <Film aria-hidden /> {strings.nav.videos}
      </PageLink>
      <PageLink className={classes.row} href={simchaPath()} onClick={onClose}>
        <Layers aria-hidden /> {drafts.simcha}
      </PageLink>
      <PageLink className={classes.row} href={draftsPath} onClick={onClose}>
        <FilePen aria-hidden /> {strings.nav.drafts}
      </PageLink>
      <button
        type="button"
        className={classes.row}
        {...contact.trigger}
        onClick={() => {
          onClose()
          contact.open()
        }}
      >
        <MessageSquare aria-hidden /> {strings.nav.contact}
      </button>
      <Languages />
    </nav>
  )
}

function Languages() {
  const { nav } = useSiteStrings()
  if (languages.length < 2) return null
  return (
    <ul className={classes.languages} aria-label={nav.language}>
      <LanguageLinks />
    </ul>
  )
}

interface SectionProps {
  id: string
  icon: ReactNode
  title: string
  open: boolean
  onToggle: (id: string) => void
  children: ReactNode
}

function Section({ id, icon, title, open, onToggle, children }: SectionProps) {
  // Most visitors open one section or none, and each has twenty links.
  const [wasOpen, setWasOpen] = useState(open)
  if (open && !wasOpen) setWasOpen(true)
  return (
    <div className={classes.section} data-open={open}>
      <button
        type="button"
        className={classes.row}
        aria-expanded={open}
        aria-controls={`menu-${id}`}
        onClick={() => onToggle(id)}
      >
        {icon} {title}
        <ChevronDown className={classes.chevron} aria-hidden />
      </button>
      <div id={`menu-${id}`} className={classes.content} inert={!open}>
        {wasOpen && children}
      </div>
    </div>
  )
}

interface GroupProps {
  title: string
  categories: readonly Category[]
  onGo: () => void
}

function Group({ title, categories, onGo }: GroupProps) {
  return (
    <>
      <p className={classes.group}>{title}</p>
      <CategoryList categories={categories} columns={1} onGo={onGo} />
    </>
  )
}
