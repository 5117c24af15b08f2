import { defineConfig } from 'vite'

/** Makes one module of the server that `react-router build` has built, and its packages. */
export default defineConfig({
  build: {
    ssr: './workers/app.ts',
    outDir: 'build/worker',
    rolldownOptions: { output: { codeSplitting: false } },
  },
  ssr: {
    target: 'webworker',
    noExternal: true,
    resolve: { conditions: ['workerd', 'worker', 'browser'] },
  },
})
