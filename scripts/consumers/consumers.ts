import { spawn, spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { smokeTests } from './smokeTests.ts'

// Installs the packed packages in the apps of examples/consumers, builds these and tries them: `npm run consumers`.
// vite next          only these
// --keep folder      leave the apps there, and install into what is there already

const { values, positionals } = parseArgs({
  options: { keep: { type: 'string' } },
  allowPositionals: true,
})

if (!existsSync('dist/exports/index.js') || !existsSync('sandbox/dist/exports/index.js')) {
  console.error('consumers: there is no dist to pack. Run: npm run build')
  process.exit(1)
}
// Not before there is one.
const { startSandbox } = await import('@causeway/sandbox')
const all = readdirSync('examples/consumers', { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name)
const problem =
  positionals.map((name) => !all.includes(name) && `there is no app "${name}"`).find(Boolean) ??
  all
    .map((name) => !(name in smokeTests) && `nothing tries "${name}": see scripts/consumers/smokeTests.ts`)
    .find(Boolean)
if (problem) {
  console.error(`consumers: ${problem}. The apps are ${all.join(', ')}.`)
  process.exit(1)
}
const names = all.filter((name) => positionals.length === 0 || positionals.includes(name))
const folder = values.keep ?? mkdtempSync(join(tmpdir(), 'causeway-consumers-'))
mkdirSync(folder, { recursive: true })
const tarballs = ['.', 'sandbox'].map(pack)

const failures: string[] = []
// The ports of a sandbox that was started with nothing named: what `sandboxConfig()` expects.
const sandbox = await startSandbox()
try {
  for (const name of names) {
    const app = join(folder, name)
    cpSync(join('examples/consumers', name), app, { recursive: true })
    try {
      await tryConsumer(name, app)
      console.log(`ok    ${name}`)
    } catch (error) {
      failures.push(name)
      console.error(`fail  ${name}\n${error instanceof Error ? error.message : String(error)}`)
    }
  }
} finally {
  await sandbox.stop()
  if (!values.keep) rmSync(folder, { recursive: true })
}
console.log(`${names.length - failures.length} passed, ${failures.length} failed`)
process.exitCode = failures.length > 0 ? 1 : 0

async function tryConsumer(name: string, app: string): Promise<void> {
  const installed = run('npm', ['install', '--no-save', '--no-audit', '--no-fund', ...tarballs], app)
  if (/warn.*causeway/.test(installed))
    throw new Error(`Installing warns of a package of ours:\n${installed}`)
  checkTypes(app)
  run('npm', ['run', 'build'], app)
  await smokeTests[name]?.((args, env) =>
    spawn('npm', ['start', '--', ...args], {
      cwd: app,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
      detached: true,
    }),
  )
}

/** Other packages have declarations that fail here; ours must not, nor the app's own code. */
function checkTypes(app: string): void {
  const { status, stdout, stderr } = spawnSync('npx', ['tsc', '--noEmit', '--skipLibCheck', 'false'], {
    cwd: app,
    encoding: 'utf8',
  })
  const errors = stdout.split('\n').filter((line) => /: error TS/.test(line))
  const isOfOthers = (line: string) => /^node_modules\/(?!@causeway\/)/.test(line)
  const ours = errors.filter((line) => !isOfOthers(line))
  if (ours.length > 0) throw new Error(`It does not compile:\n${ours.join('\n')}`)
  if (status !== 0 && errors.length === 0) throw new Error(`tsc ended with ${status}:\n${stdout}\n${stderr}`)
}

function pack(workspace: string): string {
  const made = run('npm', ['pack', '--json', '--ignore-scripts', '--pack-destination', folder], workspace)
  const [{ filename }] = JSON.parse(made) as [{ filename: string }]
  return join(folder, filename)
}

function run(command: string, args: readonly string[], cwd: string): string {
  const env = { ...process.env, NEXT_TELEMETRY_DISABLED: '1' }
  const { status, stdout, stderr } = spawnSync(command, args, { cwd, env, encoding: 'utf8' })
  if (status !== 0) throw new Error(`${command} ${args.join(' ')} failed:\n${stdout}\n${stderr}`)
  return command === 'npm' && args[0] === 'pack' ? stdout : stdout + stderr
}
