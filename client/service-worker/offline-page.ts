import { baseOf, directionOf, type Language, languageOf } from '#shared/i18n/language.ts'
import { offlineStrings } from '#shared/i18n/offline-strings.ts'
import { homePath } from '#shared/routes.ts'

/** Replaces the page at an address that is not in the cache while there is no network. */
export function offlinePage(address: string): Response {
  const headers = { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-store' }
  return new Response(htmlOf(languageOf(address)), { status: 503, headers })
}

/* Colours copied from `client/style/tokens.css`: no other file can be fetched. */
function htmlOf(language: Language): string {
  const words = offlineStrings[language]
  return `<!doctype html>
<html lang="${language}" dir="${directionOf(language)}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${words.title}</title>
<style>
  :root { color-scheme: light dark; --page: #eceae6; --text: #14213d; --button: #14213d; --on: #fff }
  @media (prefers-color-scheme: dark) {
    :root { --page: #10131a; --text: #eee8dc; --button: #e3bf7d; --on: #14213d }
  }
  body { margin: 0; min-height: 100vh; display: grid; place-content: center; justify-items: center;
    gap: 16px; padding: 24px; box-sizing: border-box; text-align: center; background: var(--page);
    color: var(--text); font: 17px/1.5 Heebo, Arial, sans-serif }
  h1 { margin: 0; font: 500 32px/1.2 "Frank Ruhl Libre", "Times New Roman", serif }
  p { margin: 0; max-width: 34em }
  a { display: inline-block; margin: 8px 4px 0; padding: 12px 20px; border-radius: 8px;
    color: inherit }
  a.main { background: var(--button); color: var(--on); text-decoration: none }
</style>
<h1>${words.title}</h1>
<p>${words.lead}</p>
<p><a class="main" href="">${words.again}</a>
<a href="${baseOf(language)}${homePath}">${words.home}</a></p>
</html>`
}
