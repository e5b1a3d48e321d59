import type { StorybookConfig } from '@storybook/react-vite'
import { mergeConfig, type Rolldown } from 'vite'
import { storyIndexer } from './actingStories.ts'

const config: StorybookConfig = {
  stories: ['../stories/**/*.mdx', '../stories/**/*.stories.tsx'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  experimental_indexers: (others = []) => [storyIndexer, ...others],
  framework: { name: '@storybook/react-vite', options: { strictMode: true } },
  // The other way to read props does not follow types into other files.
  typescript: {
    reactDocgen: 'react-docgen-typescript',
    // It reads nothing of files that its project leaves out.
    reactDocgenTypescriptOptions: { tsconfigPath: 'tsconfig.src.json' },
  },
  // Nothing of this project calls home.
  core: { disableTelemetry: true, disableWhatsNewNotifications: true, enableCrashReports: false },
  features: { sidebarOnboardingChecklist: false },
  // Stories import the library by its public names, as a page does.
  viteFinal: (config) =>
    mergeConfig(config, {
      resolve: { tsconfigPaths: true },
      // For older browsers light-dark() would be rewritten in a way that loses it.
      build: {
        cssTarget: ['chrome123', 'firefox128', 'safari18'],
        rolldownOptions: { onLog: (level, log, handle) => isNews(log) && handle(level, log) },
      },
      // Found only while the first story runs, they would reload the page under it.
      optimizeDeps: {
        include: [
          '@radix-ui/react-dialog',
          '@scure/base',
          '@tanstack/react-query',
          '@tanstack/react-virtual',
          'qr/decode.js',
          'uqr',
          'viem',
          'viem/actions',
          'zod/mini',
        ],
      },
    }),
}

export default config

/** A story has no server, so that `use client` says nothing there. */
function isNews({ code }: Rolldown.RolldownLog): boolean {
  return code !== 'MODULE_LEVEL_DIRECTIVE'
}
