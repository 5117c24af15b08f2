import type { Category } from '#shared/category.ts'
import { categoryImageUrl } from '#shared/image-url.ts'
import { categoryPath } from '#shared/routes.ts'
import { categoryNames } from '../ui/category-name.ts'
import { PageLink } from '../ui/page-link.tsx'
import classes from './arch-tiles.module.css'

/** Categories as Jerusalem windows: an arch on a tinted background, its motif on the sill. */
export function ArchTiles({ categories }: { categories: readonly Category[] }) {
  return (
    <ul className={classes.tiles}>
      {categories.map((category) => {
        const { label, hebrew } = categoryNames(category)
        return (
          <li key={category.slug}>
            <PageLink className={classes.tile} href={categoryPath(category.slug)}>
              <span className={classes.arch}>
                <img
                  src={categoryImageUrl(category.image)}
                  width="120"
                  height="120"
                  alt=""
                  loading="lazy"
                />
              </span>
              <bdi className={classes.label}>{label}</bdi>
              {hebrew && (
                <bdi className={classes.hebrew} lang="he">
                  {hebrew}
                </bdi>
              )}
            </PageLink>
          </li>
        )
      })}
    </ul>
  )
}
