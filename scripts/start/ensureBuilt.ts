import { spawn } from 'node:child_process'
import { existsSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { timed } from './timed.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const sources = ['src', 'package.json', 'sandbox/src', 'sandbox/package.json', 'tsdown.config.ts']
const results = ['dist/exports/index.js', 'dist/styles.css', 'sandbox/dist/exports/index.js']

/** Builds the packages when a built file is missing or older than what they are made of. */
export async function ensureBuilt(signal?: AbortSignal): Promise<void> {
  const builtAt = Math.min(...results.map((path) => modifiedAt(join(root, path))))
  const changedAt = Math.max(...sources.flatMap((path) => filesIn(join(root, path))).map(modifiedAt))
  if (builtAt >= changedAt) return
  await timed(builtAt === 0 ? 'building the packages' : 'building the packages anew', () => build(signal))
}

/** Milliseconds since the epoch; 0 for a file that is missing. */
function modifiedAt(path: string): number {
  return existsSync(path) ? statSync(path).mtimeMs : 0
}

function filesIn(path: string): string[] {
  if (!existsSync(path)) return []
  if (!statSync(path).isDirectory()) return [path]
  return readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
}

/** Shows what the build said only when it failed. */
function build(signal: AbortSignal | undefined): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  let output = ''
  const child = spawn(process.execPath, ['scripts/build/build.ts'], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    ...(signal && { signal }),
  })
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text
    })
  }
  child.on('error', reject)
  child.on('close', (code) => {
    if (code === 0) resolve()
    else reject(new Error(`the packages could not be built:\n${output.trim()}`))
  })
  return promise
}
