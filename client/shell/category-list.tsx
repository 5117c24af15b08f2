import type { Category } from '#shared/category.ts'
import { categoryImageUrl } from '#shared/image-url.ts'
import { categoryPath } from '#shared/routes.ts'
import { categoryNames } from '../ui/category-name.ts'
import { PageLink } from '../ui/page-link.tsx'
import { useLanguage } from '../ui/use-strings.ts'
import classes from './category-list.module.css'

interface CategoryListProps {
  categories: readonly Category[]
  columns: 1 | 2
  onGo?: () => void
}

/** Rows of a menu: picture, English at the start, Hebrew at the end; on other pages only Hebrew. */
export function CategoryList({ categories, columns, onGo }: CategoryListProps) {
  const language = useLanguage()
  return (
    <ul className={columns === 2 ? `${classes.list} ${classes.double}` : classes.list}>
      {categories.map((category) => {
        const { label, hebrew } = categoryNames(category, language)
        return (
          <li key={category.slug}>
            <PageLink
              className={classes.row}
              href={categoryPath(category.slug)}
              {...(onGo ? { onClick: onGo } : {})}
            >
              <img
                src={categoryImageUrl(category.image)}
                width="32"
                height="32"
                alt=""
                loading="lazy"
              />
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
