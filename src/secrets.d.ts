/** Set by `wrangler secret put`, not in `wrangler.toml`; each is optional. */
interface Env {
  TURNSTILE_SECRET?: string
}
