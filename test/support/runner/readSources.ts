import { globSync, readFileSync } from 'node:fs'

/** Reads every TypeScript file below a folder, keyed by its path from the root. */
export function readSources(folder: string): Record<string, string> {
  const paths = globSync(`${folder}/**/*.{ts,tsx}`, { exclude: ['sandbox/src/contracts/generated/**'] })
  return Object.fromEntries(
    paths.toSorted().map((path) => [path.replaceAll('\\', '/'), readFileSync(path, 'utf8')]),
  )
}
