import { isBuiltin } from 'node:module'
import { posix } from 'node:path'
import { parseModule, type ModuleImport, type ParsedModule } from './parseModule.ts'
import { layers, ownedPackages } from './table.ts'

/** Checks source texts, keyed by path from the root (`src/utils/x.ts`), and returns one line per broken rule. */
export function findViolations(files: Readonly<Record<string, string>>): string[] {
  return Object.entries(files).flatMap(([path, text]) => {
    const layer = layerOf(path)
    const rules = layers[layer]
    if (!rules) return [`${path}: "${layer}" is not a layer; add it to the table or move the file`]
    const module = parseModule(path, text)
    const complaints = [
      ...aboutShape(path, layer, module),
      ...module.imports.flatMap((mention) =>
        mention.specifier.startsWith('.') ? aboutFile(path, layer, mention) : aboutPackage(layer, mention),
      ),
    ]
    return complaints.map((complaint) => `${path}: ${complaint}`)
  })
}

function layerOf(path: string): string {
  return path.split('/')[1] ?? ''
}

/** A widget's parts, by the short names that they have in its namespace. */
const widgetNamespace = /^src\/widgets\/[^/]+\/index\.ts$/

function aboutShape(path: string, layer: string, module: ParsedModule): string[] {
  const { reExports, fetches } = layers[layer] ?? {}
  const room = roomOf(path)
  return [
    !isKnownRoom(layer, room) &&
      (room === beside
        ? `stands beside the folders of ${layer}; move it into one`
        : `"${room}" is not a room of ${layer}; add it to the table`),
    !(reExports || widgetNamespace.test(path)) &&
      module.reExports.length > 0 &&
      `re-exports ${module.reExports.join(', ')}; only src/exports and a widget's index.ts may`,
    module.reExports.includes('*') && 'exports everything of a module; name what is exported',
    !path.endsWith('.d.ts') &&
      module.exports.some(({ name }) => name === 'default') &&
      'has a default export',
    !fetches && module.callsFetch && `calls fetch, which ${layer} may not`,
    module.hasComputedImport && 'imports a module by a name that only a run can tell',
  ].filter((complaint) => complaint !== false)
}

function aboutFile(path: string, layer: string, { specifier, typeOnly, isLoaded }: ModuleImport): string[] {
  if (!/\.tsx?$|\.css\?inline$/.test(specifier)) return [`imports "${specifier}" without .ts or .tsx`]
  const target = posix.join(posix.dirname(path), specifier)
  if (!target.startsWith('src/')) return [`imports "${specifier}", which is outside src`]
  const { imports = [], types = [], values = [] } = layers[layer] ?? {}
  const targetLayer = layerOf(target)
  const chunk = chunkOf(target)
  if (chunk !== undefined && chunk !== chunkOf(path) && !typeOnly && !isLoaded) {
    return [`imports a value of ${chunk}, which only an \`import()\` may load`]
  }
  if (targetLayer === layer) {
    return [...aboutRoom(path, target), ...(layer === 'widgets' ? aboutSibling(path, target) : [])]
  }
  if (imports.includes(targetLayer)) return []
  if (types.includes(targetLayer)) {
    const isPure = values.some((value) => `${target}/`.startsWith(`src/${value}/`))
    return typeOnly || isPure ? [] : [`imports a value of ${targetLayer}; ${layer} may import only its types`]
  }
  return [`imports ${targetLayer}, which ${layer} may not`]
}

/** The name for files of a layer that are in none of its folders. */
const beside = '.'

/** The folder of its layer that contains a file. */
function roomOf(path: string): string {
  const [, , room = beside, file] = path.split('/')
  return file === undefined ? beside : room
}

/** The chunk that a file is part of. */
function chunkOf(path: string): string | undefined {
  const room = roomOf(path)
  return layers[layerOf(path)]?.chunks?.includes(room) ? `${layerOf(path)}/${room}` : undefined
}

/** A layer without a table of rooms may have any. */
function isKnownRoom(layer: string, room: string): boolean {
  const { rooms } = layers[layer] ?? {}
  return !rooms || Object.hasOwn(rooms, room)
}

/** Within a layer imports run one way too, from room to room. */
function aboutRoom(path: string, target: string): string[] {
  const layer = layerOf(path)
  const { rooms } = layers[layer] ?? {}
  const [from, to] = [roomOf(path), roomOf(target)]
  if (!rooms || from === to) return []
  const allowed = rooms[from] ?? []
  const hasFiles = allowed.some((name) => name.endsWith('.ts'))
  const named = to === beside && hasFiles ? posix.basename(target) : to
  if (allowed.includes(named)) return []
  const nameOf = (room: string) => (room === beside ? `the files beside the folders of ${layer}` : room)
  return [`imports ${nameOf(named)}, which ${nameOf(from)} may not`]
}

const sharedByWidgets = new Set(['shared', 'dialog'])

/** The files of `attributes/` that belong to no widget. */
const sharedAttributes = new Set(['shared.ts', 'partList.ts', 'widgetAttributes.ts'])

/**
 * A widget sees of another one only the files beside its sub-folders: `swap/Swap.ts`, not `swap/parts/SwapAmount.tsx`. What
 * all share sees nothing that knows them all.
 */
function aboutSibling(path: string, target: string): string[] {
  const [from, to] = [path, target].map((file) => file.split('/').slice(2))
  const isAboutWidgets = to?.[0] === 'attributes' && !sharedAttributes.has(to[1] ?? '')
  if (sharedByWidgets.has(from?.[0] ?? '') && to && isAboutWidgets) {
    return [`imports ${to.join('/')}; what all widgets share knows none of them`]
  }
  if (!from || !to || from.length === 1 || from[0] === to[0] || to.length < 3) return []
  return sharedByWidgets.has(to[0] ?? '')
    ? []
    : [`imports ${to.join('/')}; of another widget only what stands in ${to[0]}/ itself may be imported`]
}

function aboutPackage(layer: string, { specifier, typeOnly }: ModuleImport): string[] {
  const { withoutPackages = [], withoutValues = [] } = layers[layer] ?? {}
  const isOf = (name: string): boolean => specifier === name || specifier.startsWith(`${name}/`)
  const owner = Object.keys(ownedPackages).find(isOf)
  return [
    isBuiltin(specifier) && `imports ${specifier}, which only Node has`,
    isOf('@causeway/sandbox') && `imports ${specifier}, which no page may load`,
    withoutPackages.some(isOf) && `imports ${specifier}, which ${layer} may not`,
    withoutValues.some(isOf) &&
      !typeOnly &&
      `imports a value of ${specifier}; ${layer} may import only its types`,
    owner && ownedPackages[owner] !== layer && `imports ${specifier}, which only ${ownedPackages[owner]} may`,
  ].filter((complaint) => typeof complaint === 'string')
}
