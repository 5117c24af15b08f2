import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [reactRouter()],
  ...(isSsrBuild && {
    build: {
      rolldownOptions: { input: './workers/app.ts', output: { codeSplitting: false } },
    },
  }),
  ssr: {
    target: 'webworker',
    noExternal: true,
    resolve: { conditions: ['workerd', 'worker', 'browser'] },
  },
}))
