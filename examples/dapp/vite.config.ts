import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { packageAliases } from './server/packageAliases.ts'

export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  plugins: [react()],
  resolve: { alias: packageAliases(new URL('../../package.json', import.meta.url)) },
  server: { host: '127.0.0.1' },
  preview: { host: '127.0.0.1' },
  build: { chunkSizeWarningLimit: 1_000 },
})
