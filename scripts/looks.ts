import { spawnSync } from 'node:child_process'
import { looks } from '../.storybook/looks.ts'

// Examines every story in every look with axe: `npm run looks`. A run of `npm test` examines each story in one of them.
// `-- stories/Fees.stories.tsx` examines those of a file.

const failed = looks.filter((look, index) => {
  console.log(`\n=== ${Object.values(look).join(', ')} ===`)
  const { status } = spawnSync(
    process.execPath,
    ['node_modules/vitest/vitest.mjs', 'run', '--project=stories', ...process.argv.slice(2)],
    { stdio: 'inherit', env: { ...process.env, VITE_STORY_LOOK: String(index) } },
  )
  return status !== 0
})
for (const look of failed) console.error(`looks: failed ${Object.values(look).join(', ')}`)
process.exitCode = failed.length > 0 ? 1 : 0
