import { existsSync } from 'node:fs'
import path from 'node:path'
import { cloudflareTest, readD1Migrations } from '@cloudflare/vitest-pool-workers'
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config'
import { licencesModule } from './bin/licences.ts'
import { iconsApart } from './bin/vite/icons-apart.ts'

const alias = { '#shared': path.resolve('src/shared') }

/** Stands in for the client build, which tests of the server do not need. */
const clientBuildModule = {
  name: 'client-build',
  resolveId: (source: string) => (source === 'virtual:client-build' ? '\0client-build' : null),
  load: (source: string) =>
    source === '\0client-build'
      ? `export default { scripts: ['/client/entry.ts'], liveScripts: [], pageScripts: {}, copies: {}, shellStyle: { hash: '', files: [] }, pageStyles: {}, sheets: {}, builtAt: '${new Date().toISOString()}' }`
      : null,
}

const isLong = process.env.LONG_TESTS === '1'

/** Time limit against hangs, ms: no test asserts a time, and long runs take minutes. */
const boundMs = isLong ? 1_800_000 : 240_000

/** Of the random values: always the same ones, except in the long run, which looks for new cases. */
const seed = Number(process.env.TEST_SEED) || (isLong ? Date.now() % 2 ** 31 : 5787)
if (isLong) console.info(`TEST_SEED=${seed}`)

const wholeChromium = process.env.CHROME_PATH || '/usr/bin/chromium'
/**
 * Debian's Chromium without windows: the same engine in about three quarters of the time. It hides
 * no tab, keeps no screen on, and fetches lazy pictures from further away.
 */
const headlessShell = '/usr/bin/chromium-headless-shell'
const quickChromium =
  !process.env.CHROME_PATH && existsSync(headlessShell) ? headlessShell : wholeChromium

/** A project on the built site; the tests of a folder unless `order` says otherwise. */
function inChromium(
  name: string,
  order: TestProjectInlineConfiguration['test'] = {},
): TestProjectInlineConfiguration {
  return {
    resolve: { alias },
    test: {
      name,
      include: [`test/${name}/**/*.test.ts`],
      // Limits against hangs; a poll may last as long as one step of the driver.
      testTimeout: 240_000,
      expect: { poll: { timeout: 60_000 } },
      hookTimeout: 120_000,
      globalSetup: 'test/browser/start-sites.ts',
      setupFiles: 'test/browser/end-visits.ts',
      provide: { wholeChromium, quickChromium },
      ...order,
    },
  }
}

/** Tests that play films or make them. */
const filmTests = 'test/journeys/film*.test.ts'

/** One project for each place where tests run. `shared` tests pure code, in folders by topic. */
export default defineConfig({
  test: {
    // Two files at a time: vitest's default is one on two cores, and all cores on larger machines.
    maxWorkers: 2,
    // For `npm test -- -- --coverage`; counting makes the code half as fast.
    // Covers code that runs in Node and in workerd, not in browsers. Art is left out: golden
    // pictures test it, and coverage would double the drawing time.
    coverage: {
      provider: 'istanbul',
      include: ['src/**/*.{ts,tsx}', 'client/**/*.{ts,tsx}'],
      exclude: ['src/shared/art/**'],
      reporter: ['text-summary'],
    },
    projects: [
      {
        resolve: { alias },
        test: {
          name: 'shared',
          include: ['test/{shared,client,catalog,bin}/**/*.test.{ts,tsx}'],
          // Catalogue and art are loaded once for each process; a test undoes what it replaces.
          isolate: false,
          setupFiles: 'test/fixtures/seed-properties.ts',
          provide: { seed },
          testTimeout: boundMs,
          hookTimeout: boundMs,
        },
      },
      {
        resolve: { alias },
        plugins: [
          clientBuildModule,
          iconsApart(),
          licencesModule(),
          cloudflareTest({
            main: 'src/worker.ts',
            wrangler: { configPath: 'wrangler.toml' },
            miniflare: {
              // The origin of `app.request` in test/workerd/site.ts.
              bindings: { SITE_ORIGIN: 'http://localhost' },
              // Tests replace it with their own; test/journeys draws with the real one.
              serviceBindings: { PREVIEW: () => new Response(null, { status: 503 }) },
              // Written by test/workerd/make-assets.ts; the built site is not needed.
              assets: {
                directory: 'node_modules/.cache/workerd-assets',
                binding: 'ASSETS',
                routerConfig: { has_user_worker: true, invoke_user_worker_ahead_of_assets: true },
                assetConfig: { html_handling: 'none', not_found_handling: 'none' },
              },
            },
          }),
        ],
        test: {
          name: 'workerd',
          testTimeout: 60_000,
          hookTimeout: 60_000,
          include: ['test/workerd/**/*.test.ts'],
          // One worker for all files: it takes seconds to load, and tests clean up after
          // themselves.
          isolate: false,
          globalSetup: 'test/workerd/make-assets.ts',
          setupFiles: ['test/fixtures/seed-properties.ts', 'test/workerd/apply-migrations.ts'],
          provide: {
            // Tests in workerd cannot read files.
            migrations: await readD1Migrations('migrations'),
            isLong,
            seed,
          },
        },
      },
      // The code of the tests is loaded once for each of the two processes.
      inChromium('browser', { isolate: false }),
      inChromium('journeys', {
        isolate: false,
        exclude: [filmTests],
        // A file waits for its page a fifth of the time.
        maxWorkers: 3,
        sequence: { groupOrder: 1 },
      }),
      inChromium('films', {
        include: [filmTests],
        // One file at a time: films need the machine.
        fileParallelism: false,
        sequence: { groupOrder: 2 },
        provide: { wholeChromium, quickChromium: wholeChromium },
      }),
      {
        resolve: { alias },
        test: {
          name: 'engines',
          include: ['test/engines/**/*.test.ts'],
          // After the films, two browsers at a time: one leaves most of the second core idle.
          sequence: { groupOrder: 3 },
          testTimeout: 120_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
})
