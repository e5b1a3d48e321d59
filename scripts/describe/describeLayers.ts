import { layers } from '../../test/support/layers/table.ts'

const begin = '<!-- layers: written by npm run describe -->\n'
const end = '<!-- end of layers -->'

/** The page with the picture of the layers, as the table that a test holds all imports to has them. */
export function describeLayers(page: string): string {
  const [before, rest] = page.split(begin)
  const after = rest?.split(end)[1]
  if (before === undefined || after === undefined) throw new Error('The page has no place for the layers.')
  return `${before}${begin}\n\`\`\`mermaid\n${drawLayers()}\n\`\`\`\n\n${end}${after}`
}

/** An arrow from each layer to those it may import; dotted, where only types. What others lead to needs no arrow. */
function drawLayers(): string {
  const names = Object.keys(layers).filter((name) => name !== 'exports')
  const arrows = names.flatMap((name) => {
    const { imports = [], types = [] } = layers[name] ?? {}
    const dotted = types.filter((type) => !imports.includes(type))
    return [
      ...reduce(imports).map((target) => `  ${name} --> ${target}`),
      ...reduce(dotted).map((target) => `  ${name} -. types .-> ${target}`),
    ]
  })
  return ['flowchart TD', ...arrows].join('\n')
}

/** Leaves out what one of the others may import anyway. */
function reduce(names: readonly string[]): string[] {
  return names.filter((name) => !names.some((other) => other !== name && reach(other).has(name)))
}

function reach(name: string, found = new Set<string>()): Set<string> {
  for (const target of layers[name]?.imports ?? []) {
    if (found.has(target)) continue
    found.add(target)
    reach(target, found)
  }
  return found
}
