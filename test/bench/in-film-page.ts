import { chromium, type Page } from 'playwright-core'
import { type Extras, serveFilms } from '../film/serve-films.ts'

/**
 * Runs work in the page of the film tests, in a browser of its own.
 *
 * @param files what the page can fetch, by address
 */
export async function inFilmPage<Result>(
  files: Extras,
  work: (page: Page) => Promise<Result>,
): Promise<Result> {
  const server = await serveFilms('', files)
  const browser = await chromium.launch({
    executablePath: process.env.CHROME_PATH || '/usr/bin/chromium',
    args: ['--headless=new', '--no-sandbox', '--disable-gpu'],
  })
  try {
    const page = await browser.newPage()
    await page.goto(server.origin)
    await page.locator('footer').waitFor({ state: 'attached' })
    return await work(page)
  } finally {
    await browser.close()
    server.close()
  }
}
