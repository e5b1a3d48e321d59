#!/usr/bin/env node
/**
 * Makes a checkout ready, then runs a script of the project: `node scripts/setup.mjs scripts/start/start.ts [args]`.
 * Needs Node 18, npm and nothing else: everything it adds lands in folders that git ignores.
 */
import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { constants } from 'node:os'
import { delimiter, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { explain } from './setup/explain.mjs'
import { missingBinaries } from './setup/missingBinaries.mjs'
import { runNpm } from './setup/runNpm.mjs'
import { nodeVersion, toolchainLock } from './setup/toolchainLock.mjs'

const root = dirname(dirname(fileURLToPath(import.meta.url)))
const manifest = readJson(join(root, 'package.json'))

try {
  const [script, ...args] = process.argv.slice(2)
  if (!script) fail('no script was named. Run it as: node scripts/setup.mjs scripts/start/start.ts')
  const node = ensureNode()
  ensureDependencies(node)
  ensureContracts(node)
  run(node, [script, ...args])
} catch (error) {
  console.error(`setup: ${explain(error)}`)
  process.exitCode = 1
}

/** Returns a Node that runs the project: the running one, or one of the project's own when it is too old. */
function ensureNode() {
  const wanted = manifest.devEngines.runtime.version.replace(/^\D+/, '')
  if (isAtLeast(process.versions.node, wanted)) return process.execPath
  const platform = process.platform === 'win32' ? 'win' : process.platform
  const name = `node-${platform}-${process.arch}`
  const home = join(root, '.toolchain')
  const bin = join(home, 'node_modules', name, 'bin')
  const node = join(bin, platform === 'win' ? 'node.exe' : 'node')
  const answers = () =>
    spawnSync(node, ['--version'], { encoding: 'utf8' }).stdout?.trim() === `v${nodeVersion}`
  if (!answers()) {
    const byHand = `Install Node 24 from nodejs.org and run this again.`
    const locked = toolchainLock(name)
    if (!locked) fail(`no hash is known of a ready-made Node for ${name}, so none is fetched. ${byHand}`)
    timed(`installing Node ${nodeVersion}, because this is ${process.versions.node}`, () => {
      mkdirSync(home, { recursive: true })
      // Without a package.json of its own npm would take the project above for the place to install into.
      writeFileSync(join(home, 'package.json'), JSON.stringify(locked.manifest))
      writeFileSync(join(home, 'package-lock.json'), JSON.stringify(locked.lock))
      runNpm(process.execPath, ['ci', '--prefix', '.', '--ignore-scripts', '--no-audit', '--no-fund'], {
        cwd: home,
        hints: [
          [/EINTEGRITY/, `the Node that npm has for ${name} is not the one that is known here. ${byHand}`],
          [/E404|ETARGET|EBADPLATFORM|notarget/, `there is no ready-made Node for ${name}. ${byHand}`],
        ],
      })
    })
    if (!answers()) fail(`the Node that npm has for ${name} does not run on this machine. ${byHand}`)
  }
  const pathKey = Object.keys(process.env).find((key) => key.toUpperCase() === 'PATH') ?? 'PATH'
  process.env[pathKey] = [bin, process.env[pathKey]].filter(Boolean).join(delimiter)
  return node
}

/** Installs what the lock names when node_modules is missing or was installed from another lock. */
function ensureDependencies(node) {
  const stamp = join(root, 'node_modules', '.causeway-lock')
  const lock = join(root, 'package-lock.json')
  const hash = createHash('sha256').update(readFileSync(lock)).digest('hex')
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === hash) return
  timed('installing dependencies', () => {
    runNpm(node, ['ci', '--engine-strict', '--no-audit', '--no-fund'], { cwd: root })
    const names = missingBinaries(root, readJson(lock).packages)
    if (names.length > 0) installExtra(node, names)
    writeFileSync(stamp, hash)
  })
}

/** Adds binaries that the lock does not name; what needs none of them still works when this fails. */
function installExtra(node, names) {
  try {
    const options = ['--no-save', '--no-package-lock', '--ignore-scripts', '--no-audit', '--no-fund']
    runNpm(node, ['install', ...options, ...names], { cwd: root })
  } catch (error) {
    console.error(`setup: going on without ${names.join(', ')}: ${explain(error)}`)
  }
}

/** Compiles the sandbox's contracts; the script itself skips when nothing changed. */
function ensureContracts(node) {
  const script = join('scripts', 'build', 'buildContracts.ts')
  const { status, error } = spawnSync(node, [script], { cwd: root, stdio: 'inherit' })
  if (error) throw error
  if (status !== 0)
    fail(`the contracts did not compile (${script} ended with ${status}); the reason is above.`)
}

/** Hands over to the script: same terminal, same signals, same exit code. */
function run(node, args) {
  const child = spawn(node, args, { cwd: root, stdio: 'inherit' })
  child.on('error', (error) => {
    console.error(`setup: ${explain(error)}`)
    process.exitCode = 1
  })
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    process.on(signal, () => {
      // A terminal sends Ctrl-C to the child as well; a second one would skip its orderly end.
      if (signal !== 'SIGINT' || !process.stdin.isTTY) child.kill(signal)
    })
  }
  // npm passes SIGTERM on to its shell alone: when that is gone, nobody tells us any more.
  const parent = process.ppid
  const orphanCheck = setInterval(() => {
    if (process.ppid !== parent) child.kill('SIGTERM')
  }, 500)
  child.on('exit', (code, signal) => {
    clearInterval(orphanCheck)
    process.exitCode = code ?? 128 + (constants.signals[signal] ?? 0)
  })
}

function timed(what, step) {
  console.log(`setup: ${what} …`)
  const started = Date.now()
  step()
  console.log(`setup: done in ${((Date.now() - started) / 1000).toFixed(1)} s`)
}

function isAtLeast(version, wanted) {
  const [have, need] = [version, wanted].map((text) => text.split('.').map(Number))
  const index = need.findIndex((part, place) => (have[place] ?? 0) !== part)
  return index === -1 || (have[index] ?? 0) > need[index]
}

function readJson(path) {
  return JSON.parse(readFileSync(path, 'utf8'))
}

function fail(message) {
  throw new Error(message)
}
