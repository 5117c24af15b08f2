import { useRouter } from 'wouter'

/**
 * Path and query of the page that is shown, as the server has them: the router's own hooks decode
 * them, and the page of `?q=%D7%90` would not be known again.
 */
export function useAddress(): string {
  const router = useRouter()
  const [path] = router.hook(router)
  const search = router.searchHook(router).replace(/^\?/, '')
  return search ? `${path}?${search}` : path
}
