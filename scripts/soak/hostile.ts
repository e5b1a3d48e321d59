import { spawnSync } from 'node:child_process'

// Puts every state of the widgets on every hostile page, where `npm test` puts each on one in eight: `npm run hostile`.

const { status } = spawnSync(
  process.execPath,
  [
    'node_modules/vitest/vitest.mjs',
    'run',
    '--project=stories',
    'stories/hostile/HostileLayouts.stories.tsx',
    'stories/hostile/HostilePages.stories.tsx',
    'stories/isolated/Isolated.stories.tsx',
    'stories/isolated/IsolatedWidgets.stories.tsx',
  ],
  { stdio: 'inherit', env: { ...process.env, VITE_EVERY_SHEET: 'true' } },
)
process.exitCode = status ?? 1
