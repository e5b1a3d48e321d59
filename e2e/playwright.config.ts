import { fileURLToPath } from 'node:url'
import { defineConfig } from '@playwright/test'
import { findOrInstallHeadlessShell, launchArguments } from '../scripts/browser/findOrInstallBrowser.ts'

// The demo in a real browser, against real local chains: `npm run e2e`.

// Each worker reads this file again, and needn't look for a browser.
process.env['CAUSEWAY_CHROMIUM'] ??= findOrInstallHeadlessShell()

export default defineConfig({
  testDir: '.',
  // They have a runner's config of their own, for browsers that Playwright can't drive.
  testIgnore: 'browsers/**',
  outputDir: 'test-results',
  globalSetup: fileURLToPath(new URL('support/buildDemo.ts', import.meta.url)),
  // Each worker has its own sandbox, since the tests count every balance on its chains. Half of a test is waiting.
  workers: 4,
  fullyParallel: false,
  retries: 0,
  // Wide enough for a machine that is several times slower, or busy: a green run never waits for them.
  timeout: 600_000,
  expect: { timeout: 120_000 },
  reporter: 'list',
  use: {
    browserName: 'chromium',
    launchOptions: { executablePath: process.env['CAUSEWAY_CHROMIUM'], args: [...launchArguments] },
    viewport: { width: 1100, height: 900 },
    locale: 'en-US',
    // Moving elements are read once they stand still.
    contextOptions: { reducedMotion: 'reduce' },
    actionTimeout: 120_000,
    // A trace is a fifth of all work, and every green test would pay for it: `--trace retain-on-failure` makes one.
    trace: 'off',
    screenshot: 'only-on-failure',
  },
})
