import { spawnSync } from 'node:child_process'

// Examines every story in every look with axe, and its states and layout in every language: `npm run looks`. A run of `npm test`
// examines each state in one look, and in English, and a third of what stories come to by what they do; of the stories in other languages it
// takes half.
// `-- stories/fees/Fees.stories.tsx` examines those of a file.

const { status } = spawnSync(
  process.execPath,
  ['node_modules/vitest/vitest.mjs', 'run', '--project=stories', ...process.argv.slice(2)],
  { stdio: 'inherit', env: { ...process.env, VITE_EVERY_LOOK: 'true' } },
)
process.exitCode = status ?? 1
