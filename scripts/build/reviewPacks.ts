import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { findLicenseProblems, type LockedPackages } from './pack/findLicenseProblems.ts'
import { findPackProblems } from './pack/findPackProblems.ts'

// Reviews what `npm pack` would put into each package, after `npm run build`: nothing but what is meant, no path of this
// machine, no key, and no dependency whose license asks more of an app than a notice.

const packages = [
  { folder: '.', lockedAs: '', allowsTestKeys: false },
  { folder: 'sandbox', lockedAs: 'sandbox', allowsTestKeys: true },
]
const lock = JSON.parse(readFileSync('package-lock.json', 'utf8')) as { packages: LockedPackages }

for (const { folder, lockedAs, allowsTestKeys } of packages) {
  const { stdout, stderr, status } = spawnSync('npm', ['pack', '--dry-run', '--json', '--ignore-scripts'], {
    cwd: folder,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
    shell: process.platform === 'win32',
  })
  if (status !== 0) throw new Error(`npm pack failed in ${folder}: ${stderr}`)
  // Newer versions of npm answer with a list, older ones with one entry for each name.
  const [packed] = Object.values(
    JSON.parse(stdout) as Record<string, { name: string; files: { path: string }[] }>,
  )
  if (!packed) throw new Error(`npm pack packed nothing in ${folder}`)
  const files = packed.files.map(({ path }) => ({ path, text: readFileSync(join(folder, path), 'utf8') }))
  const licenses = findLicenseProblems(lock.packages, lockedAs)
  const problems = [
    ...findPackProblems(files, { allowsTestKeys, builtIn: process.cwd() }),
    ...licenses.problems,
  ]
  for (const problem of problems) console.error(`reviewPacks: ${packed.name}: ${problem}`)
  if (problems.length > 0) process.exitCode = 1
  else {
    console.log(
      `reviewPacks: ${packed.name}, ${files.length} files, installs ${licenses.installed.length} packages`,
    )
  }
}
