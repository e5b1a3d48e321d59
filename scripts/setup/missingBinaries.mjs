import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Names the binaries of this platform that npm ci left out, as `name@version`.
 * A lock only names the platforms that its registry had when it was written (see pruneLock.mjs); the installed
 * packages still name them all.
 */
export function missingBinaries(root, packages, { platform = process.platform, arch = process.arch } = {}) {
  const arches = arch === 'x64' ? 'x64|amd64' : arch
  const fits = new RegExp(`[-/]${platform}-(${arches})(-gnu|-msvc)?$`)
  return Object.keys(packages).flatMap((path) => {
    const file = join(root, path, 'package.json')
    if (path === '' || !existsSync(file)) return []
    const { optionalDependencies = {} } = JSON.parse(readFileSync(file, 'utf8'))
    const absent = ([name]) =>
      fits.test(name) &&
      !(`node_modules/${name}` in packages) &&
      ![path, ''].some((base) => existsSync(join(root, base, 'node_modules', name)))
    return Object.entries(optionalDependencies)
      .filter(absent)
      .map(([name, version]) => `${name}@${version}`)
  })
}
