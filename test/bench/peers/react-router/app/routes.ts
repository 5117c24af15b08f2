import { type RouteConfig, route } from '@react-router/dev/routes'

export default [route('cards/:slug', 'routes/category.tsx')] satisfies RouteConfig
