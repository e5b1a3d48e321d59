import { defineConfig } from 'tsdown'

export default defineConfig({
  entry: ['src/exports/*.ts', 'src/locales/languages/*.ts', 'src/sandbox/cli.ts'],
  root: 'src',
  outDir: 'dist',
  // scripts/build.ts empties dist and puts the style sheet there first: the package checks below look for it.
  clean: false,
  format: 'esm',
  platform: 'neutral',
  target: 'es2022',
  // One file in, one file out: 'use client' stays where it is and bundlers drop what is not used.
  unbundle: true,
  dts: true,
  sourcemap: true,
  // The sandbox's command line runs in Node; everything else is held off it by test/layers.test.ts.
  deps: { neverBundle: [/^node:/, '@tanstack/query-core'], onlyBundle: [] },
  // Inferred types name query-core, which an app need not have installed; react-query exports the same types.
  outputOptions: { paths: { '@tanstack/query-core': '@tanstack/react-query' } },
  // Time spent in plugins says nothing about the package, and a warning fails the build.
  checks: { pluginTimings: false },
  failOnWarn: true,
  report: false,
  publint: { strict: true },
  attw: { profile: 'esm-only', level: 'error', excludeEntrypoints: ['./styles.css'] },
})
