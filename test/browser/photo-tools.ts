import react from '@vitejs/plugin-react'
import type { BrowserContextOptions, Page } from 'playwright-core'
import { build } from 'vite'
import { beforeAll } from 'vitest'
import { iconsApart } from '../../bin/vite/icons-apart.ts'
import type { CardDraft } from '../../src/shared/draft.ts'
import { baseUrl, openPage } from './site.ts'

/** The files of the page under test, by name. */
const files = new Map<string, string>()

beforeAll(async () => {
  const made = await build({
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    plugins: [iconsApart(), react()],
    base: '/test/',
    worker: { format: 'es' },
    build: {
      write: false,
      rolldownOptions: {
        input: 'test/browser/photos-page.tsx',
        output: {
          entryFileNames: 'photos-page.js',
          assetFileNames: '[name][extname]',
        },
      },
    },
  })
  const [output] = [made].flat()
  if (!output || !('output' in output)) throw new Error('nothing was built')
  for (const part of output.output) {
    files.set(part.fileName, part.type === 'chunk' ? part.code : String(part.source))
  }
})

/** Opens a page of the site with only the tools. */
export async function openTools(context: BrowserContextOptions = {}): Promise<Page> {
  const { page } = await openPage({
    context: { bypassCSP: true, ...context },
    prepare: (page) =>
      page.route(`${baseUrl}/test/**`, (route) => {
        const name = new URL(route.request().url()).pathname.replace('/test/', '')
        const contentType = name.endsWith('.css') ? 'text/css' : 'text/javascript'
        return route.fulfill({ contentType, body: files.get(name) ?? '' })
      }),
  })
  // As a string, because Vitest would rewrite the import.
  await page.evaluate(`import('/test/photos-page.js')`)
  for (const name of files.keys()) {
    if (name.endsWith('.css')) await page.addStyleTag({ url: `/test/${name}` })
  }
  await page.getByRole('button', { name: 'Add a photo' }).waitFor()
  return page
}

export async function draftOf(page: Page): Promise<CardDraft> {
  return JSON.parse((await page.locator('output').textContent()) ?? '')
}

export function choose(page: Page, buffer: Buffer) {
  const file = { name: 'photo.jpg', mimeType: 'image/jpeg', buffer }
  return page.locator('input[type=file]').setInputFiles(file)
}
