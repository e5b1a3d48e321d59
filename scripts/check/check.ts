import { execFile } from 'node:child_process'
import { readdirSync } from 'node:fs'

// Format, lint, types, the code in pages, workflows and unused code: `npm run check`. All run at once, and all are told when one fails.

const projects = readdirSync('.').filter((name) => /^tsconfig(\.\w+)?\.json$/.test(name))

const checks: Readonly<Record<string, readonly string[]>> = {
  format: ['node_modules/oxfmt/bin/oxfmt', '--check'],
  lint: ['node_modules/oxlint/bin/oxlint'],
  ...Object.fromEntries(
    // Its own threads would each work out the types that the others know, and the checks keep every processor busy as it is.
    projects.map((project) => [
      project,
      ['node_modules/typescript-native/bin/tsc', '-p', project, '--singleThreaded'],
    ]),
  ),
  docs: ['scripts/check/checkDocs.ts'],
  workflows: ['scripts/check/checkWorkflows.ts'],
  unused: ['node_modules/knip/bin/knip.js', '--no-progress', '--no-config-hints'],
}

// The compiler is written in Go, and would spend an eighth of its time on the memory of types that it needs to the end.
const env = { GOGC: '400', ...process.env }

const width = Math.max(...Object.keys(checks).map((name) => name.length))
await Promise.all(Object.entries(checks).map(([name, command]) => check(name, command)))

async function check(name: string, command: readonly string[]): Promise<void> {
  const started = Date.now()
  const { promise, resolve } = Promise.withResolvers<string | undefined>()
  execFile(process.execPath, command, { maxBuffer: Infinity, env }, (error, stdout, stderr) =>
    resolve(error ? `${stdout}${stderr}`.trim() || error.message : undefined),
  )
  const problems = await promise
  if (problems !== undefined) {
    process.exitCode = 1
    console.log(problems)
  }
  const seconds = ((Date.now() - started) / 1000).toFixed(1)
  console.log(`${problems === undefined ? 'ok  ' : 'fail'}  ${name.padEnd(width)} ${seconds.padStart(6)} s`)
}
