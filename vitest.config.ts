import { globSync, readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config'

const chainTests = ['sandbox/test/anvil/**/*.test.ts', 'test/chains/**/*.test.ts', 'test/redis/**/*.test.ts']

/** Tests that ask for a document in their first line: among tests without one, each of them would start two workers anew. */
const withDocument = globSync('{test,sandbox/test}/**/*.test.ts').filter((file) =>
  readFileSync(file, 'utf8').startsWith('// @vitest-environment jsdom'),
)

/** Tests of widgets and hooks wait most of the time: for a pause before a quote, a poll, a fill. */
const twicePerProcessor = 2 * availableParallelism()

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
    hookTimeout: 120_000,
    expect: { poll: { timeout: 60_000 } },
    // These look once whether there is a document, and must look again where a test plays a server.
    server: { deps: { inline: ['@tanstack/react-virtual', /@radix-ui\//] } },
    // A new jsdom per file costs ten times what the tests themselves do.
    isolate: false,
    maxWorkers: twicePerProcessor,
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
      'test/widgets/parts/{conformance,customParts,widgetRefs}.test.tsx',
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
    // The default leaves one processor idle, which is half of a small machine.
    maxWorkers: '100%',
    testTimeout: 180_000,
    hookTimeout: 120_000,
  },
}

/** Only a run that names stories has them, and so does Storybook's own: loading Storybook and Playwright takes longer than most tests do. */
const hasStories =
  process.argv.some((argument) => /^(--project=)?stories\b/.test(argument)) ||
  process.env['VITEST_STORYBOOK'] === 'true'

async function createStories(): Promise<TestProjectInlineConfiguration> {
  const { storybookTest } = await import('@storybook/addon-vitest/vitest-plugin')
  const { playwright } = await import('@vitest/browser-playwright')
  const { findOrInstallHeadlessShell, launchArguments } =
    await import('./scripts/browser/findOrInstallBrowser.ts')
  const launchOptions = { executablePath: findOrInstallHeadlessShell(), args: [...launchArguments] }
  return {
    extends: true,
    plugins: [
      storybookTest({
        configDir: fileURLToPath(new URL('.storybook', import.meta.url)),
        // Stories that only `npm run looks` takes.
        tags: { exclude: process.env['VITE_EVERY_LOOK'] === 'true' ? [] : ['looks'] },
      }),
    ],
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
        // What moves is compared and measured once it stands still.
        provider: playwright({ launchOptions, contextOptions: { reducedMotion: 'reduce' } }),
        instances: [{ browser: 'chromium' }],
      },
    },
  }
}

export default defineConfig({
  resolve: { tsconfigPaths: true },
  test: {
    // Files share a process, and React's server renderer never takes its mark off a context: each later render would be warned of it.
    onConsoleLog: (log) => !log.includes('Detected multiple renderers concurrently rendering'),
    projects: [unit, dom, olderPeers, chains, ...(hasStories ? [await createStories()] : [])],
    reporters: [
      'default',
      './scripts/test/slowestFiles.ts',
      ...(hasStories ? ['./scripts/test/shownParts.ts'] : []),
    ],
  },
})
