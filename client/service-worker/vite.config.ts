import path from 'node:path'
import { defineConfig } from 'vite'

/** The service worker: one classic script beside the built client, under the same name for ever. */
export default defineConfig({
  publicDir: false,
  resolve: { alias: { '#shared': path.resolve('src/shared') } },
  // Workbox logs every request without it.
  define: { 'process.env.NODE_ENV': '"production"' },
  build: {
    outDir: 'dist/client',
    emptyOutDir: false,
    lib: {
      entry: 'client/service-worker/service-worker.ts',
      formats: ['iife'],
      name: 'serviceWorker',
      fileName: () => 'service-worker.js',
    },
  },
})
