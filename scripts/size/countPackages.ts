/** What a lock file of npm says of one place in `node_modules`. */
interface LockedPackage {
  dependencies?: Record<string, string>
  peerDependencies?: Record<string, string>
  peerDependenciesMeta?: Record<string, { optional?: boolean }>
}

export type Lock = Readonly<Record<string, LockedPackage>>

/**
 * Names of the packages that installing the locked package brings, beside those that its peer dependencies are or bring.
 *
 * @param lock the field `packages` of a lock file
 */
export function countPackages(lock: Lock): string[] {
  const root = lock[''] ?? {}
  const gained = reach(lock, Object.keys(root.dependencies ?? {}))
  const had = reach(lock, Object.keys(root.peerDependencies ?? {}))
  return [...gained].filter((name) => !had.has(name)).toSorted()
}

function reach(lock: Lock, names: readonly string[]): Set<string> {
  const found = new Set<string>()
  const visited = new Set<string>()
  const visit = (name: string, from: string): void => {
    const place = locate(lock, name, from)
    if (place === undefined || visited.has(place)) return
    visited.add(place)
    found.add(name)
    const { dependencies = {}, peerDependencies = {}, peerDependenciesMeta = {} } = lock[place] ?? {}
    const peers = Object.keys(peerDependencies).filter((peer) => !peerDependenciesMeta[peer]?.optional)
    for (const next of [...Object.keys(dependencies), ...peers]) visit(next, place)
  }
  for (const name of names) visit(name, '')
  return found
}

/** Where Node finds a package: in the `node_modules` of the package that asks, or of one around it. */
function locate(lock: Lock, name: string, from: string): string | undefined {
  for (let folder = from; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf('/node_modules/')))) {
    const place = `${folder}${folder && '/'}node_modules/${name}`
    if (lock[place]) return place
    if (folder === '') return undefined
  }
}
