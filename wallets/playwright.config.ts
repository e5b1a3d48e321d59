import { fileURLToPath } from 'node:url'
import e2e from '../e2e/playwright.config.ts'

// A wallet of others in the demo's page, run by `npm run wallets`.

export default {
  ...e2e,
  testDir: fileURLToPath(new URL('headless', import.meta.url)),
  outputDir: '../e2e/test-results/wallets',
  workers: 1,
}
