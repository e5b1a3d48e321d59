import { fileURLToPath } from 'node:url'
import { defineConfig } from '@playwright/test'

// The demo in Firefox and WebKit, against real local chains: `npm run browsers`. Playwright runs the tests; the browsers are the system's
// own, since it drives only builds of its own that it would have to download.

interface Options {
  engine: 'firefox' | 'webkit'
}

export default defineConfig<object, Options>({
  testDir: '.',
  outputDir: '../test-results/browsers',
  globalSetup: fileURLToPath(new URL('../support/buildDemo.ts', import.meta.url)),
  workers: 2,
  timeout: 600_000,
  expect: { timeout: 120_000 },
  reporter: 'list',
  projects: [
    { name: 'firefox', use: { engine: 'firefox' } },
    { name: 'webkit', use: { engine: 'webkit' } },
  ],
})
