import { spawnSync } from 'node:child_process'

/** How many generated cases are drawn, and from which seed. */
export const caseOptions = {
  times: { type: 'string', default: '10' },
  seed: { type: 'string', default: String(Math.floor(Math.random() * 2 ** 31)) },
} as const

/** Runs unit tests with new cases, `times` as many as each test names, of which `npm test` draws a fifth; ends as they do. */
export function runWithCases(
  files: readonly string[],
  { times, seed, env }: { times: string; seed: string; env?: Readonly<Record<string, string>> },
): void {
  const { status } = spawnSync(
    process.execPath,
    [
      'node_modules/vitest/vitest.mjs',
      'run',
      '--root=.',
      '--project=unit',
      '--project=unit-dom',
      '--testTimeout=3600000',
      ...files,
    ],
    { stdio: 'inherit', env: { ...process.env, SOAK_TIMES: times, SOAK_SEED: seed, ...env } },
  )
  process.exitCode = status ?? 1
}
