import { defineConfig } from 'vitest/config'

// Run by `npm run wallets`, which installs what is imported here.

export default defineConfig({
  resolve: { tsconfigPaths: true },
  test: {
    include: ['wallets/**/*.test.ts', 'wallets/**/*.test.tsx'],
    exclude: ['**/node_modules'],
    testTimeout: 60_000,
    hookTimeout: 120_000,
  },
})
