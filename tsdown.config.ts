import { fileURLToPath } from 'node:url'
import { defineConfig, type UserConfig } from 'tsdown'
import { bundleStyles } from './scripts/build/styles/bundleStyles.ts'

/** What both packages have in common. */
const common = {
  root: 'src',
  outDir: 'dist',
  // scripts/build/build.ts empties dist and puts the style sheet there first: the package checks below look for it.
  clean: false,
  format: 'esm',
  platform: 'neutral',
  target: 'es2022',
  // One file in, one file out: 'use client' stays where it is and bundlers drop what is not used.
  unbundle: true,
  dts: true,
  sourcemap: true,
  // Time spent in plugins says nothing about the package, and a warning fails the build.
  checks: { pluginTimings: false },
  failOnWarn: true,
  report: false,
  publint: { strict: true },
  attw: {
    profile: 'esm-only',
    level: 'error',
    excludeEntrypoints: ['./styles.css', './styles.layered.css', './tokens.json'],
  },
} satisfies UserConfig

/** No name of a style sheet, which tsdown would take for one. */
const sheet = fileURLToPath(new URL('src/styles/styles.layered.css.js', import.meta.url))

/** The style sheet as text, for the shadow root that adopts it: what Vite makes of `?inline`. */
const inlineStyles = {
  name: 'inline-styles',
  resolveId: (id: string) => (id.endsWith('/styles.layered.css?inline') ? sheet : undefined),
  load: (id: string) =>
    id === sheet
      ? {
          code: `export default ${JSON.stringify(bundleStyles('styles.layered.css'))}`,
          moduleType: 'js' as const,
        }
      : undefined,
}

export default defineConfig([
  {
    ...common,
    name: '@causeway/react',
    entry: ['src/exports/*.ts', 'src/locales/languages/*.ts'],
    plugins: [inlineStyles],
    deps: { neverBundle: ['@tanstack/query-core'], onlyBundle: [] },
    // Inferred types name query-core, which an app need not have installed; react-query exports the same types.
    outputOptions: { paths: { '@tanstack/query-core': '@tanstack/react-query' } },
  },
  {
    ...common,
    name: '@causeway/sandbox',
    cwd: 'sandbox',
    entry: ['src/exports/*.ts', 'src/cli.ts'],
    // Which of its files may need Node is what test/layers.test.ts knows.
    deps: { neverBundle: [/^node:/, /^@causeway\/react\//], onlyBundle: [] },
  },
])
