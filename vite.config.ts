import path from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin, type SSROptions } from 'vite'
import { developmentServer } from './bin/development-server.ts'
import { licencesModule } from './bin/licences.ts'
import { clientBuildModule } from './bin/vite/client-build.ts'
import { chunkGroups } from './bin/vite/client-chunks.ts'
import { clientDir, entryFile } from './bin/vite/client-files.ts'
import { iconsApart } from './bin/vite/icons-apart.ts'
import { languagesApart } from './bin/vite/languages-apart.ts'
import { runningChunks } from './bin/vite/running-chunks.ts'

/** The only file that imports the pages; the worker renders all of them. */
const pagesFile = 'client/pages/pages.ts'

export default defineConfig(({ command, isSsrBuild }) => ({
  plugins: [
    command === 'build' && iconsApart(),
    react(),
    clientBuildModule(command),
    licencesModule(),
    isSsrBuild ? withoutBrowserCode() : [languagesApart(), running.plugin],
    command === 'serve' && developmentServer(),
  ],
  publicDir: isSsrBuild ? false : 'public',
  resolve: {
    alias: {
      '#shared': path.resolve('src/shared'),
      // It writes <style> elements, which the content security policy blocks.
      'react-style-singleton': path.resolve('client/ui/adopted-style-singleton.ts'),
      // Route patterns of the router; the site uses none.
      regexparam: path.resolve('client/router-patterns.ts'),
      // A polyfill of what React now includes.
      'use-sync-external-store/shim/index.js': 'react',
      'use-sync-external-store/shim': 'react',
      ...(command === 'build' && (isSsrBuild ? stringRenderer : harfBuzzFile)),
    },
  },
  // Short, since a page of HTML has more than a thousand of them.
  css: {
    modules: {
      generateScopedName: command === 'build' ? '[hash:base64:5]' : '[local]-[hash:base64:4]',
    },
  },
  build: isSsrBuild ? workerBuild : clientBuild,
  // Built for workerd; in development Vite renders in Node.
  ...(command === 'build' && { ssr: workerRuntime }),
  worker: { format: 'es' },
}))

/** Renders to strings: `react-dom/server` would bring the renderer of streams too, which nothing uses. */
const stringRenderer = {
  'react-dom/server': path.resolve(
    'node_modules/react-dom/cjs/react-dom-server-legacy.browser.production.js',
  ),
}

/** Imported by harfbuzzjs. In development Vite bundles that package in advance. */
const harfBuzzFile = { './harfbuzz.js': path.resolve('client/export/create-harfbuzz.ts') }

const running = runningChunks()

const clientBuild = {
  outDir: clientDir,
  emptyOutDir: true,
  manifest: true,
  modulePreload: { polyfill: false, resolveDependencies: running.resolveDependencies },
  rolldownOptions: {
    input: { entry: entryFile },
    output: { codeSplitting: { groups: chunkGroups() } },
  },
  // The policy blocks data: addresses for styles and workers.
  assetsInlineLimit: 0,
}

const workerBuild = {
  outDir: 'dist/worker',
  emptyOutDir: true,
  ssr: true,
  rolldownOptions: {
    output: {
      codeSplitting: false,
      // Names stay, for the stacks in the log.
      minify: { compress: true, mangle: false, codegen: true },
    },
  },
}

const workerRuntime: SSROptions = {
  target: 'webworker',
  noExternal: true,
  resolve: { conditions: ['workerd', 'worker', 'browser', 'module', 'import', 'default'] },
}

/** Dynamic imports are for the browser only, except the pages, which the worker renders. */
function withoutBrowserCode(): Plugin {
  const id = '\0browser-code'
  return {
    name: 'without-browser-code',
    resolveDynamicImport: (_, importer) => (importer === path.resolve(pagesFile) ? null : id),
    load: (source) => (source === id ? 'export {}' : null),
  }
}
