import type { Category } from '#shared/category.ts'
import { categoryImageUrl } from '#shared/image-url.ts'
import { categoryPath } from '#shared/routes.ts'
import { categoryNames } from '../ui/category-name.ts'
import { useLanguage } from '../ui/use-strings.ts'
import classes from './arch-tiles.module.css'
import { TileLink } from './tile-link.tsx'

interface ArchTilesProps {
  categories: readonly Category[]
  /** Slugs that a narrow window shows while its section is folded; default all. */
  firstOnPhone?: readonly string[]
  firstOnTablet?: readonly string[]
  /** In narrow windows one row that scrolls sideways. */
  strip?: boolean
  /** Where a tile leads; default its shelf. */
  pathOf?: (slug: string) => string
}

/** Categories as Jerusalem windows: an arch on a tinted background, its motif on the sill. */
export function ArchTiles(props: ArchTilesProps) {
  const language = useLanguage()
  const { categories, firstOnPhone, firstOnTablet, strip = false } = props
  const { pathOf = (slug) => categoryPath(slug) } = props
  const classOf = (slug: string) =>
    [
      firstOnPhone?.includes(slug) === false && classes.notOnPhone,
      firstOnTablet?.includes(slug) === false && classes.notOnTablet,
    ]
      .filter(Boolean)
      .join(' ') || undefined
  return (
    <ul className={strip ? `${classes.tiles} ${classes.strip}` : classes.tiles}>
      {categories.map((category) => (
        <li key={category.slug} className={classOf(category.slug)}>
          <TileLink className={classes.tile} href={pathOf(category.slug)}>
            <Arch image={category.image} {...categoryNames(category, language)} />
          </TileLink>
        </li>
      ))}
    </ul>
  )
}

interface ArchProps extends ReturnType<typeof categoryNames> {
  image: string
}

function Arch({ image, label, hebrew }: ArchProps) {
  return (
    <>
      <img src={categoryImageUrl(image)} width="120" height="120" alt="" loading="lazy" />
      <bdi className={classes.label}>{label}</bdi>
      {hebrew && (
        <bdi className={classes.hebrew} lang="he">
          {hebrew}
        </bdi>
      )}
    </>
  )
}
