import path from 'node:path'
import { cloudflareTest } from '@cloudflare/vitest-pool-workers'
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config'
import { licencesModule } from './bin/licences.ts'

const alias = { '#shared': path.resolve('src/shared') }

/** What the worker takes from the build of the client: tests of the server need none of it. */
const clientBuildModule = {
  name: 'client-build',
  resolveId: (source: string) => (source === 'virtual:client-build' ? '\0client-build' : null),
  load: (source: string) =>
    source === '\0client-build'
      ? `export default { entry: '/client/entry.tsx', shellCss: '', shellCssHash: '', builtAt: '${new Date().toISOString()}', styleSheets: {} }`
      : null,
}

/** Bounds for what hangs, ms: no time is asserted, and long runs take minutes. */
const boundMs = process.env.LONG_TESTS === '1' ? 1_800_000 : 60_000

/** On the built site. */
function inChromium(name: string, order = {}): TestProjectInlineConfiguration {
  return {
    resolve: { alias },
    test: {
      name,
      include: [`test/${name}/**/*.test.ts`],
      // Bounds for what hangs; a poll may last as long as a step of the driver.
      testTimeout: 240_000,
      expect: { poll: { timeout: 60_000 } },
      hookTimeout: 120_000,
      globalSetup: 'test/browser/start-sites.ts',
      ...order,
    },
  }
}

/** After the projects before it, a file at a time: films and second browsers need the machine. */
function oneByOne(groupOrder: number) {
  return { fileParallelism: false, sequence: { groupOrder } }
}

/** A project for each place where tests run. `shared` has the tests of pure code, by what they test. */
export default defineConfig({
  test: {
    // Two files at a time: left to itself vitest takes one on two cores, and all that there are on more.
    maxWorkers: 2,
    // Counts what runs in Node and in workerd, not what runs in browsers. Art is left out: its golden
    // pictures test it, and counting would double the time of drawing.
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
          testTimeout: boundMs,
          hookTimeout: boundMs,
        },
      },
      {
        resolve: { alias },
        plugins: [
          clientBuildModule,
          licencesModule(),
          cloudflareTest({
            main: 'src/worker.ts',
            wrangler: { configPath: 'wrangler.toml' },
            miniflare: {
              // That of `app.request` in test/workerd/site.ts.
              bindings: { SITE_ORIGIN: 'http://localhost' },
              // Tests put their own in its place; the real one is drawn with in test/journeys.
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
          // One worker for all files: it takes seconds to load, and the tests clear up after them.
          isolate: false,
          globalSetup: ['test/workerd/make-assets.ts', 'test/workerd/give-migrations.ts'],
          setupFiles: ['test/workerd/apply-migrations.ts'],
          provide: { isLong: process.env.LONG_TESTS === '1' },
        },
      },
      inChromium('browser'),
      inChromium('journeys', oneByOne(1)),
      {
        resolve: { alias },
        test: {
          name: 'engines',
          include: ['test/engines/**/*.test.ts'],
          ...oneByOne(2),
          testTimeout: 120_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
})
