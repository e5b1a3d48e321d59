/** What a `package-lock.json` says of one installed package. */
interface LockedPackage {
  version?: string
  license?: string
  /** The folder that a link of a workspace leads to. */
  resolved?: string
  link?: boolean
  dependencies?: Readonly<Record<string, string>>
  optionalDependencies?: Readonly<Record<string, string>>
  peerDependencies?: Readonly<Record<string, string>>
  peerDependenciesMeta?: Readonly<Record<string, { optional?: boolean }>>
}

export type LockedPackages = Readonly<Record<string, LockedPackage>>

/** Licenses that ask for a notice at most: a closed app may ship them. */
const permissive: ReadonlySet<string> = new Set([
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'Python-2.0',
  'Unlicense',
  'Zlib',
])

/**
 * Everything that an app installs with a package of this repository, peers that are required included, and whose license
 * may ask more of the app than a notice.
 *
 * @param folder of the package as the lock names it: `''` for the root.
 * @returns the paths of what is installed, and a sentence for each problem.
 */
export function findLicenseProblems(
  packages: LockedPackages,
  folder: string,
): { installed: string[]; problems: string[] } {
  const installed = new Set<string>()
  const problems: string[] = []
  visit(folder, true)
  return { installed: [...installed].toSorted(), problems }

  function find(path: string, name: string): string {
    const found = resolve(packages, path, name)
    if (found === undefined)
      throw new Error(`package-lock.json does not hold ${name} of ${path || 'the root'}`)
    return found
  }

  function visit(path: string, isOwn = false): void {
    const entry = packages[path]
    if (!entry) throw new Error(`package-lock.json does not hold ${path}`)
    if (entry.link && entry.resolved !== undefined) return visit(entry.resolved, true)
    if (installed.has(path)) return
    if (!isOwn) {
      installed.add(path)
      if (!isPermissive(entry.license)) {
        problems.push(`${nameOf(path)}@${entry.version} is under ${entry.license ?? 'no license'}`)
      }
    }
    const peers = Object.keys(entry.peerDependencies ?? {}).filter(
      (name) => !entry.peerDependenciesMeta?.[name]?.optional,
    )
    for (const name of [...Object.keys(entry.dependencies ?? {}), ...peers]) visit(find(path, name))
    // The lock holds the binaries of some platforms only; those of the others come from the same source.
    for (const name of Object.keys(entry.optionalDependencies ?? {})) {
      const found = resolve(packages, path, name)
      if (found !== undefined) visit(found)
    }
  }
}

/** Reads an SPDX expression: one permissive side of an "OR" is enough, of an "AND" both are needed. */
export function isPermissive(license: string | undefined): boolean {
  if (license === undefined) return false
  const bare = license.trim().replace(/^\((.*)\)$/, '$1')
  return bare.split(/ OR /).some((side) => side.split(/ AND /).every((one) => permissive.has(one.trim())))
}

/** The entry that Node would load `name` from, seen from the package at `path`. */
function resolve(packages: LockedPackages, path: string, name: string): string | undefined {
  for (let base = path; ; base = base.slice(0, Math.max(0, base.lastIndexOf('node_modules/') - 1))) {
    const found = `${base === '' ? '' : `${base}/`}node_modules/${name}`
    if (packages[found]) return found
    if (base === '') return undefined
  }
}

function nameOf(path: string): string {
  return path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length)
}
