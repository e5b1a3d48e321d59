import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

/**
 * Vite's own default is older: it rewrites `light-dark()` so that a look chosen by script has no effect, and
 * `:dir(rtl)` so that it reads `lang` and not `dir`.
 */
const cssTarget = ['chrome123', 'firefox128', 'safari18']

export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  // Its own, or another Vite of this project would throw away what this one prepared.
  cacheDir: fileURLToPath(new URL('../../node_modules/.vite/demo', import.meta.url)),
  plugins: [react()],
  server: { host: '127.0.0.1' },
  preview: { host: '127.0.0.1' },
  build: { cssTarget, chunkSizeWarningLimit: 1_000 },
})
