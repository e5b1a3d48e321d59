import { defineConfig } from '@playwright/test'
import config from '../playwright.config.ts'

// Pictures of the demo in every state and look, for eyes: `npm run screenshots` writes them to `e2e/screenshots`.

export default defineConfig({ ...config, testDir: '.', testMatch: 'everyLook.ts' })
