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

/** Where the arrows of a layer lead. */
interface Arrows {
  /** Layers with all that they may import themselves. */
  whole: readonly string[]
  /** Layers without what they may import. */
  alone: readonly string[]
}

function drawLayers(): string {
  const names = Object.keys(layers).filter((name) => name !== 'exports')
  const arrows = names.flatMap((name) => {
    const { imports = [], types = [] } = layers[name] ?? {}
    const values = arrowsTo(imports)
    const all = arrowsTo([...imports, ...types], imports)
    return [
      ...values.whole.map((target) => `  ${name} --> ${target}`),
      ...values.alone.map((target) => `  ${name} -- alone --> ${target}`),
      ...all.whole.map((target) => `  ${name} -. types .-> ${target}`),
      ...all.alone.map((target) => `  ${name} -. types alone .-> ${target}`),
    ]
  })
  return ['flowchart TD', ...arrows].join('\n')
}

/**
 * The fewest arrows that lead to all of the layers and to no other one.
 *
 * @param drawn Layers that have their arrow already.
 */
function arrowsTo(names: readonly string[], drawn: readonly string[] = []): Arrows {
  const open = names.filter((name) => !drawn.includes(name))
  const whole = open.filter((name) => [...reach(name)].every((target) => names.includes(target)))
  const needed = open.filter((name) => !whole.some((other) => reach(other).has(name)))
  return {
    whole: needed.filter((name) => whole.includes(name)),
    alone: needed.filter((name) => !whole.includes(name)),
  }
}

/** The layers that a layer may import, and that these may import. */
function reach(name: string, found = new Set<string>()): Set<string> {
  for (const target of layers[name]?.imports ?? []) {
    if (found.has(target)) continue
    found.add(target)
    reach(target, found)
  }
  return found
}
