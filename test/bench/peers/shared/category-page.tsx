import type { ComponentType, ReactNode } from 'react'

/*
 * The page of a category, as simply as the site's own HTML allows: the same elements, texts and
 * attributes, from the same data, without what the browser adds later. Both peers show it, each with
 * the links of its router.
 */

interface Kind {
  slug: string
  name: string
  hebrew?: string
}

interface Category {
  slug: string
  name: string
  english?: string
  hebrew?: string
  image: string
  /** 0: a simcha; 1 and 2: holidays; 3: others. */
  seasonType: number
  sub_categories: Kind[]
  show_filters: boolean
}

interface Card {
  slug: string
  titles: { en: string }
  description: string
  picture: { file: string; width: number; height: number }
  ground: string
  swatches: string[]
}

export interface CategoryData {
  categories: Category[]
  page: { category: Category; cards: Card[]; counts: Record<string, number>; total: number }
}

export type LinkOf = ComponentType<{ to: string; className?: string; children: ReactNode }>

const widths = [160, 250, 320, 500, 640, 750, 1080]
const filters = {
  For: ['Any', 'Guests', 'A couple', 'Everyone'],
  Shape: ['Any', 'Status', 'Square', 'Portrait', 'Print'],
  Language: ['Any', 'Hebrew', 'English', 'Yiddish'],
}

export function CategoryPage({ data, Link }: { data: CategoryData; Link: LinkOf }) {
  const { categories, page } = data
  return (
    <>
      <a className="skip" href="#main">
        Skip to content
      </a>
      <Header categories={categories} Link={Link} />
      <Bar categories={categories} Link={Link} />
      <main id="main" className="page-inner">
        <h1>
          <bdi>{page.category.english ?? page.category.name}</bdi>
          <bdi lang="he">{page.category.hebrew}</bdi>
        </h1>
        <p>Open a card and type the names.</p>
        <Kinds page={page} Link={Link} />
        {Object.entries(filters).map(([label, values]) => (
          <Filter key={label} label={label} values={values} slug={page.category.slug} Link={Link} />
        ))}
        <p>{page.total} cards</p>
        <ul className="tiles">
          {page.cards.map((card) => (
            <Tile key={card.slug} card={card} Link={Link} />
          ))}
        </ul>
      </main>
      <aside>
        <a href="https://wa.me/17185550100" target="_blank" rel="noopener noreferrer">
          <Icon />
        </a>
      </aside>
    </>
  )
}

function Header({ categories, Link }: { categories: Category[]; Link: LinkOf }) {
  return (
    <header className="header dark">
      <div className="row">
        <button type="button" aria-label="Menu" aria-haspopup="dialog" aria-expanded="false">
          <Icon />
        </button>
        <Link to="/" className="logo">
          <picture>
            <img src="/images/logo-light.svg" width={250} height={250} alt="" />
          </picture>
          <span>Mazel</span>
        </Link>
        <nav className="nav" aria-label="Main">
          <ul>
            <Menu
              label="Simchas"
              categories={categories.filter((one) => one.seasonType === 0)}
              Link={Link}
            />
            <Menu
              label="Occasions"
              categories={categories.filter((one) => one.seasonType !== 0)}
              Link={Link}
            />
            <li>
              <Link to="/videos" className="item">
                Videos
              </Link>
            </li>
            <li>
              <button type="button" className="item">
                Contact
              </button>
            </li>
          </ul>
        </nav>
        {/* biome-ignore lint/a11y/useSemanticElements: the element that the site uses */}
        <form className="search" role="search" action="/search">
          <label htmlFor="q">
            <Icon />
            <span className="visually-hidden">Search</span>
          </label>
          <input
            id="q"
            type="search"
            name="q"
            dir="auto"
            placeholder="Search cards"
            autoComplete="off"
          />
          <button type="button" aria-label="Close">
            <Icon />
          </button>
        </form>
        <Link to="/cards/status_posters" className="free">
          Free cards
        </Link>
      </div>
    </header>
  )
}

function Menu({
  label,
  categories,
  Link,
}: {
  label: string
  categories: Category[]
  Link: LinkOf
}) {
  return (
    <li className="menu-item" data-menu-item={label}>
      <button type="button" className="item" aria-expanded="false">
        {label}
        <Icon />
      </button>
      <div className="panel" data-open="false">
        <ul className="list double">
          {categories.map((category) => (
            <li key={category.slug}>
              <Link to={`/cards/${category.slug}`} className="row">
                <img
                  src={`/images/category/${category.image}`}
                  width={32}
                  height={32}
                  alt=""
                  loading="lazy"
                />
                <bdi className="label">{category.english ?? category.name}</bdi>
                <bdi className="hebrew" lang="he">
                  {category.hebrew}
                </bdi>
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </li>
  )
}

function Bar({ categories, Link }: { categories: Category[]; Link: LinkOf }) {
  return (
    <nav className="bar" aria-label="Categories">
      <ul className="row">
        {categories
          .filter((one) => one.seasonType !== 3)
          .map((category) => (
            <li key={category.slug} className="item">
              <Link to={`/cards/${category.slug}`} className="link">
                <bdi>{category.english ?? category.name}</bdi>
              </Link>
              {category.show_filters && (
                <>
                  <button type="button" aria-label="More" aria-expanded="false">
                    <Icon />
                  </button>
                  <div className="panel" data-open="false">
                    <ul>
                      {category.sub_categories.map((kind) => (
                        <li key={kind.slug}>
                          <Link
                            to={`/cards/${category.slug}?subCategory=${kind.slug}`}
                            className="row kind"
                          >
                            {kind.name}
                            {kind.hebrew && <bdi lang="he">{kind.hebrew}</bdi>}
                          </Link>
                        </li>
                      ))}
                    </ul>
                    <div className="cell" aria-hidden />
                  </div>
                </>
              )}
            </li>
          ))}
      </ul>
    </nav>
  )
}

function Kinds({ page, Link }: { page: CategoryData['page']; Link: LinkOf }) {
  return (
    <nav className="row" aria-label="Kind">
      <span className="caption" aria-hidden>
        Kind
      </span>
      <ul className="chips">
        {page.category.sub_categories.map(({ slug, name }) => (
          <li key={slug}>
            <Link to={`/cards/${page.category.slug}?subCategory=${slug}`} className="chip">
              <bdi>{name}</bdi>
              <span className="count">{page.counts[slug]}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

interface FilterProps {
  label: string
  values: string[]
  slug: string
  Link: LinkOf
}

function Filter({ label, values, slug, Link }: FilterProps) {
  return (
    <nav className="row" aria-label={label}>
      <span className="caption" aria-hidden>
        {label}
      </span>
      <ul className="chips">
        {values.map((value) => (
          <li key={value}>
            <Link to={`/cards/${slug}?${label}=${value}`} className="chip">
              <svg width="9" height="16" aria-hidden>
                <rect x="0.75" y="0.75" width="7.5" height="14.5" rx="1" />
              </svg>
              <bdi>{value}</bdi>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function Tile({ card, Link }: { card: Card; Link: LinkOf }) {
  const { slug, titles, description, picture, ground, swatches } = card
  const address = (width: number) => `/images/cards/${picture.file}?width=${width}&format=auto`
  return (
    <li className="item ratio-status">
      <Link to={`/card/${slug}`} className="tile">
        <span className="frame">
          <svg className="ground" aria-hidden>
            <rect width="100%" height="100%" fill={ground} />
          </svg>
          <img
            className="picture"
            src={address(500)}
            srcSet={widths.map((width) => `${address(width)} ${width}w`).join(', ')}
            sizes="(min-width: 1120px) 169px, (min-width: 721px) 152px, (min-resolution: 2.5dppx) 25vw, 30vw"
            width={picture.width}
            height={picture.height}
            alt={description}
            loading="lazy"
            decoding="async"
            data-card={slug}
          />
        </span>
        <span className="caption">
          <span className="title">{titles.en}</span>
          <svg className="dots" width="52" height="10" aria-hidden>
            {swatches.map((fill, i) => (
              <circle key={fill} cx={5 + 14 * i} cy="5" r="4.5" fill={fill} />
            ))}
          </svg>
        </span>
      </Link>
    </li>
  )
}

function Icon() {
  return (
    <svg width="24" height="24" viewBox="0 0 24 24" fill="none" stroke="currentColor" aria-hidden>
      <path d="m6 9 6 6 6-6" />
    </svg>
  )
}
