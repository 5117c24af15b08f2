import { Link, useLoaderData } from 'react-router'
import { type CategoryData, CategoryPage } from '../../../shared/category-page.tsx'
import data from '../../../shared/page.json'

export function meta() {
  return [{ title: 'Wedding' }]
}

export async function loader(): Promise<CategoryData> {
  return data
}

export default function Category() {
  return <CategoryPage data={useLoaderData<typeof loader>()} Link={Link} />
}
