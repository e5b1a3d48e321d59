import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config'
import { findOrInstallHeadlessShell, launchArguments } from './scripts/browser/findOrInstallBrowser.ts'

const storybookFolder = fileURLToPath(new URL('.storybook', import.meta.url))
const chainTests = ['sandbox/test/anvil/**/*.test.ts', 'test/chains/**/*.test.ts', 'test/redis/**/*.test.ts']

/** Tests that ask for a document in their first line: among tests without one, each of them would start two workers anew. */
const withDocument = globSync('{test,sandbox/test}/**/*.test.ts').filter((file) =>
  readFileSync(file, 'utf8').startsWith('// @vitest-environment jsdom'),
)

/** A provider that looks for a browser only when one is started, so that unit tests never wait for it. */
function lazyChromium(): ReturnType<typeof playwright> {
  const { prewarm: _prewarm, ...provider } = playwright()
  return {
    ...provider,
    providerFactory: (project) => {
      const launchOptions = { executablePath: findOrInstallHeadlessShell(), args: [...launchArguments] }
      // What moves is compared and measured once it stands still.
      return playwright({ launchOptions, contextOptions: { reducedMotion: 'reduce' } }).providerFactory(
        project,
      )
    },
  }
}

const unit: TestProjectInlineConfiguration = {
  extends: true,
  test: {
    name: 'unit',
    // A document costs more than most of these tests do: what needs one is a `.test.tsx`, or says so in its first line.
    environment: 'node',
    include: ['{test,sandbox/test}/**/*.test.ts'],
    exclude: [...chainTests, ...withDocument],
    setupFiles: ['test/support/runner/seedCases.ts', 'test/support/runner/setup.ts'],
    // Properties run thousands of cases, and machines are busy: slow is not broken.
    testTimeout: 180_000,
    expect: { poll: { timeout: 60_000 } },
    // These look once whether there is a document, and must look again where a test plays a server.
    server: { deps: { inline: ['@tanstack/react-virtual', /@radix-ui\//] } },
    // A new jsdom per file costs ten times what the tests themselves do.
    isolate: false,
    // The default leaves one processor idle, which is half of a small machine.
    maxWorkers: '100%',
  },
}

const dom: TestProjectInlineConfiguration = {
  extends: true,
  test: {
    ...unit.test,
    name: 'unit-dom',
    environment: 'jsdom',
    include: ['{test,sandbox/test}/**/*.test.tsx', ...withDocument],
    exclude: [],
  },
}

/**
 * Once more with the older React and wagmi that the package is for: what hangs on their version. These are the hooks, wallets, refs and
 * effects of every part, server rendering, StrictMode, chunks, two widgets, and one swap from its form to its end.
 */
const olderPeers: TestProjectInlineConfiguration = {
  extends: true,
  test: {
    ...dom.test,
    name: 'older-peers',
    include: [
      'test/{hooks,wagmi}/**/*.test.tsx',
      'test/wagmi/**/*.test.ts',
      'test/widgets/parts/{conformance,customParts}.test.tsx',
      'test/widgets/rendering/{changedProps,renderCounts,serverRendering,strictMode,twoWidgets}.test.tsx',
      'test/widgets/{isolated,shared}/**/*.test.tsx',
      'test/widgets/swap/{hiddenWidget,SwapWidget}.test.tsx',
    ],
    // What strangers store is read by functions that know nothing of React.
    exclude: ['test/hooks/deposits/storedDepositAddress.test.tsx'],
    execArgv: ['--import', fileURLToPath(new URL('test/support/runner/olderPeers.ts', import.meta.url))],
  },
}

const chains: TestProjectInlineConfiguration = {
  extends: true,
  test: {
    name: 'chains',
    environment: 'node',
    include: chainTests,
    globalSetup: ['test/support/runner/buildPackages.ts'],
    maxWorkers: '100%',
    testTimeout: 180_000,
    hookTimeout: 120_000,
  },
}

const stories: TestProjectInlineConfiguration = {
  extends: true,
  plugins: [storybookTest({ configDir: storybookFolder })],
  test: {
    name: 'stories',
    maxWorkers: 4,
    // As in Storybook itself, where one page shows one story after the other.
    isolate: false,
    // Half of a story is waiting, so that two pages a processor are quickest. They share a busy machine: slow is not broken.
    testTimeout: 180_000,
    browser: {
      enabled: true,
      headless: true,
      provider: lazyChromium(),
      instances: [{ browser: 'chromium' }],
    },
  },
}

export default defineConfig({
  resolve: { tsconfigPaths: true },
  test: {
    projects: [unit, dom, olderPeers, chains, stories],
    reporters: ['default', './scripts/test/slowestFiles.ts'],
  },
})
