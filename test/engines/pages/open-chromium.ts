import { join } from 'node:path'
import { chromium } from 'playwright-core'
import type { InstalledBrowser } from '../browsers.ts'
import {
  type EngineOptions,
  type EnginePage,
  middleOf,
  pixelRatio,
  windowSize,
} from './engine-page.ts'

/** By the DevTools protocol. */
export async function openChromium(
  { program }: InstalledBrowser,
  { folder, microphone }: EngineOptions,
): Promise<EnginePage> {
  const browser = await chromium.launch({
    executablePath: program,
    args: [
      ...['--headless=new', '--no-sandbox', '--disable-gpu'],
      ...(microphone
        ? [
            '--use-fake-device-for-media-stream',
            '--use-fake-ui-for-media-stream',
            `--use-file-for-fake-audio-capture=${microphone.wavFile}`,
          ]
        : []),
    ],
  })
  const { widthPx: width, heightPx: height } = windowSize
  const page = await browser.newPage({ viewport: { width, height }, deviceScaleFactor: pixelRatio })
  page.on('download', (file) => file.saveAs(join(folder, file.suggestedFilename())))
  const run = (body: string) => page.evaluate(`(async () => { ${body} })()`)
  return {
    run,
    async goTo(address) {
      await page.goto(address, { waitUntil: 'domcontentloaded' })
    },
    async click(selector) {
      const { x, y } = (await run(middleOf(selector))) as { x: number; y: number }
      await page.mouse.click(x, y)
    },
    photograph: ({ widthPx, heightPx }) =>
      page.screenshot({ clip: { x: 0, y: 0, width: widthPx, height: heightPx } }),
    close: () => browser.close(),
  }
}
