#!/usr/bin/env node
/**
 * Deletes from package-lock.json every optional dependency that the lock itself does not hold.
 * Tools with one binary per platform name them all; npm leaves out those that its registry lacks, and `npm ci` then
 * calls the lock out of step. Runs after each change of the lock: `npm run lock`, or `npm run lock:apart` for the one
 * of the folder that is named.
 */
import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'

/** Removes unresolvable optional dependencies from a parsed lock and returns them as `path: name@range`. */
export function pruneLock(lock, satisfies) {
  const removed = []
  for (const [path, entry] of Object.entries(lock.packages)) {
    for (const [name, range] of Object.entries(entry.optionalDependencies ?? {})) {
      const found = resolve(lock.packages, path, name)
      if (found && satisfies(found.version, range.replace(/^npm:.+@/, ''))) continue
      delete entry.optionalDependencies[name]
      removed.push(`${path}: ${name}@${range}`)
    }
    if (Object.keys(entry.optionalDependencies ?? { kept: true }).length === 0)
      delete entry.optionalDependencies
    // An address would tie the lock to the registry it was written with; npm finds packages by name and integrity.
    if (/^https?:/.test(entry.resolved ?? '')) delete entry.resolved
  }
  return removed
}

/** The entry that Node would load `name` from, seen from the package at `path`. */
function resolve(packages, path, name) {
  for (let base = path; ; base = base.slice(0, Math.max(0, base.lastIndexOf('node_modules/') - 1))) {
    const found = packages[`${base === '' ? '' : `${base}/`}node_modules/${name}`]
    if (found || base === '') return found
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const npm = process.env.npm_execpath
  if (!npm) throw new Error('pruneLock needs npm to compare versions. Run: npm run lock')
  const { satisfies } = createRequire(npm)('semver')
  const [folder = '.'] = process.argv.slice(2)
  const lockFile = new URL(`../../${folder}/package-lock.json`, import.meta.url)
  const lock = JSON.parse(readFileSync(lockFile, 'utf8'))
  const removed = pruneLock(lock, satisfies)
  const text = `${JSON.stringify(lock, null, 2)}\n`
  writeFileSync(lockFile, text)
  // npm install has just brought node_modules in step, so setup.mjs need not install again.
  writeFileSync(
    new URL(`../../${folder}/node_modules/.causeway-lock`, import.meta.url),
    createHash('sha256').update(text).digest('hex'),
  )
  console.log(`pruneLock: removed ${removed.length} optional dependencies that the lock does not hold`)
}
