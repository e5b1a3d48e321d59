import { isBuiltin } from 'node:module'
import { posix } from 'node:path'
import { parseModule, type ModuleImport } from '../../../../test/support/layers/parseModule.ts'
import { layers, nodePlaces, pagePackages, publicEntries } from './table.ts'

const root = 'sandbox/src/'

/** Checks source texts, keyed by path from the root (`sandbox/src/http/x.ts`); one line per broken rule. */
export function findViolations(files: Readonly<Record<string, string>>): string[] {
  return Object.entries(files).flatMap(([path, text]) => {
    const { imports, reExports } = parseModule(path, text)
    const complaints = [
      ...imports.map((mention) =>
        mention.specifier.startsWith('.') ? aboutFile(path, mention) : aboutPackage(path, mention),
      ),
      layerOf(path) !== 'exports' && reExports.length > 0 && `re-exports ${reExports.join(', ')}`,
    ]
    return complaints.filter((complaint) => typeof complaint === 'string').map((line) => `${path}: ${line}`)
  })
}

/** The files that are loaded with one of them, in no order. */
export function reachableFrom(path: string, files: Readonly<Record<string, string>>): Set<string> {
  const found = new Set<string>()
  const visit = (file: string): void => {
    const text = files[file]
    if (text === undefined || found.has(file)) return
    found.add(file)
    for (const { specifier, typeOnly } of parseModule(file, text).imports) {
      if (specifier.startsWith('.') && !typeOnly) visit(posix.join(posix.dirname(file), specifier))
    }
  }
  visit(path)
  return found
}

function layerOf(path: string): string {
  return path.slice(root.length).split('/')[0] ?? ''
}

function aboutFile(path: string, { specifier }: ModuleImport): string | undefined {
  const target = posix.join(posix.dirname(path), specifier)
  if (!target.startsWith(root)) return `imports "${specifier}", which is outside sandbox/src`
  const [from, to] = [layerOf(path), layerOf(target)]
  const allowed = layers[from]
  if (from === 'exports' || from === to || allowed?.includes(to)) return undefined
  return allowed ? `imports ${to}, which ${from} may not` : `"${from}" is not a layer; add it to the table`
}

function aboutPackage(path: string, { specifier }: ModuleImport): string | undefined {
  const isOf = (name: string): boolean => specifier === name || specifier.startsWith(`${name}/`)
  if (pagePackages.some(isOf)) return `imports ${specifier}, which is for pages`
  if (isOf('@causeway/react') && !publicEntries.includes(specifier)) return `imports ${specifier}`
  const needsNode = isBuiltin(specifier) || isOf('@hono/node-server')
  return needsNode && !nodePlaces.test(path) ? `imports ${specifier}, which needs Node` : undefined
}
