import path from 'node:path'
import { defineConfig } from 'vite'

/** Builds the service worker: one classic script beside the client, with a fixed name. */
export default defineConfig({
  publicDir: false,
  resolve: { alias: { '#shared': path.resolve('src/shared') } },
  // Without this, Workbox logs every request.
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
