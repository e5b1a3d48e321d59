import { posix } from 'node:path'
import { parseModule } from './parseModule.ts'

/**
 * Finds cycles of imports, types included: of files, folders as wholes, or folders and the files beside
 * them. Returns a line for each cycle, with an import for each of its arrows.
 *
 * @param files Source texts by path.
 */
export function findCycles(files: Readonly<Record<string, string>>): string[] {
  return [...arrowsByFolder(files).values()].flatMap((arrows) =>
    cyclesOf(arrows).map((cycle) => {
      const within = cycle.flatMap((from) =>
        cycle.flatMap((to) => arrows.get(from)?.get(to) ?? []).toSorted(),
      )
      return `${cycle.join(', ')}: ${within.join(', ')}`
    }),
  )
}

/** From what to what an arrow runs, and an import that draws it. */
type Arrows = Map<string, Map<string, string>>

/** The arrows between the entries of one folder: an import counts where the paths of the two files part. */
function arrowsByFolder(files: Readonly<Record<string, string>>): Map<string, Arrows> {
  const folders = new Map<string, Arrows>()
  for (const [path, text] of Object.entries(files)) {
    for (const { specifier } of parseModule(path, text).imports) {
      const target = posix.join(posix.dirname(path), specifier)
      if (!specifier.startsWith('.') || !Object.hasOwn(files, target) || target === path) continue
      const [from, to] = [path.split('/'), target.split('/')]
      const depth = from.findIndex((name, index) => name !== to[index])
      const [start, end] = [from, to].map((names) => names.slice(0, depth + 1).join('/')) as [string, string]
      const arrows = entryOf(folders, posix.dirname(start), (): Arrows => new Map())
      const ends = entryOf(arrows, start, () => new Map<string, string>())
      if (!ends.has(end)) ends.set(end, `${path} imports ${target}`)
    }
  }
  return folders
}

/** Groups of two or more, each of which reaches all others. */
function cyclesOf(arrows: Arrows): string[][] {
  const reached = new Map([...arrows.keys()].map((start) => [start, reach(arrows, start)]))
  const isTied = (one: string, other: string): boolean =>
    Boolean(reached.get(one)?.has(other) && reached.get(other)?.has(one))
  const tied = [...arrows.keys()].filter((name) => isTied(name, name)).toSorted()
  const cycles = new Set(tied.map((name) => tied.filter((other) => isTied(name, other)).join('\n')))
  return [...cycles].map((cycle) => cycle.split('\n'))
}

function reach(arrows: Arrows, start: string): Set<string> {
  const found = new Set<string>()
  const visit = (name: string): void => {
    for (const next of arrows.get(name)?.keys() ?? []) {
      if (found.has(next)) continue
      found.add(next)
      visit(next)
    }
  }
  visit(start)
  return found
}

function entryOf<key, value>(map: Map<key, value>, key: key, create: () => value): value {
  const known = map.get(key)
  if (known !== undefined) return known
  const value = create()
  map.set(key, value)
  return value
}
