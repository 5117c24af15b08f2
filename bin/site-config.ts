/** The configuration that commands work on; SITE_CONFIG names another, as that of staging. */
export const siteConfig = process.env.SITE_CONFIG || 'wrangler.toml'
