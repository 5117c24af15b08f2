import { createFileRoute, Link } from '@tanstack/react-router'
import { createServerFn } from '@tanstack/react-start'
import { CategoryPage, type LinkOf } from '../../../shared/category-page.tsx'
import data from '../../../shared/page.json'

const readCategory = createServerFn().handler(async () => data)

export const Route = createFileRoute('/cards/$slug')({
  loader: () => readCategory(),
  component: Category,
})

function Category() {
  return <CategoryPage data={Route.useLoaderData()} Link={Link as LinkOf} />
}
