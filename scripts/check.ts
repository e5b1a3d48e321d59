import { spawnSync } from 'node:child_process'

// Format, lint, types and unused code: `npm run check`. All run, also when one fails.

const checks: Record<string, string[]> = {
  format: ['node_modules/oxfmt/bin/oxfmt', '--check'],
  lint: ['node_modules/oxlint/bin/oxlint'],
  types: ['node_modules/typescript-native/bin/tsc', '-p', '.'],
  unused: ['node_modules/knip/bin/knip.js', '--no-progress', '--no-config-hints'],
}

for (const [name, command] of Object.entries(checks)) {
  const started = Date.now()
  const { status, stdout, stderr } = spawnSync(process.execPath, command, { encoding: 'utf8' })
  const ok = status === 0
  if (!ok) {
    process.exitCode = 1
    console.log(`${stdout}${stderr}`.trim())
  }
  console.log(`${ok ? 'ok  ' : 'fail'}  ${name.padEnd(8)} ${((Date.now() - started) / 1000).toFixed(1)} s`)
}
