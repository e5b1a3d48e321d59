/** A name in place of a value, and where it comes from; without `from` the page has it already. */
export interface Naming {
  readonly name: string
  readonly from?: string
}

/** Values that are called by a name: components, functions, and what a page has at hand. */
export type Names = ReadonlyMap<unknown, Naming>

interface Element {
  /** Name of the component, which is one of `@causeway/react/widgets`. */
  component: string
  props: Readonly<Record<string, unknown>>
  /** @default none */
  names?: Names
}

const maxLineLength = 90

/** Writes an element as a developer would, with its imports, without undefined props and unnamed functions. */
export function toJsx({ component, props, names = new Map() }: Element): string {
  const written = Object.entries(props).filter(
    ([, value]) => value !== undefined && (typeof value !== 'function' || names.has(value)),
  )
  const attributes = written.map(([name, value]) => toAttribute(name, value, names))
  const line = `<${[component, ...attributes].join(' ')} />`
  const element =
    line.length <= maxLineLength && !line.includes('\n')
      ? line
      : `<${component}\n${attributes.map((attribute) => indent(attribute)).join('\n')}\n/>`
  return `${toImports(component, written, names)}\n\n${element}\n`
}

function toAttribute(name: string, value: unknown, names: Names): string {
  if (value === true) return name
  if (typeof value === 'string' && /^[^"\\{}<>&\n]*$/.test(value)) return `${name}="${value}"`
  return `${name}={${toLiteral(value, names)}}`
}

/** Writes a value as JavaScript. */
export function toLiteral(value: unknown, names: Names = new Map()): string {
  const naming = names.get(value)
  if (naming) return naming.name
  // In groups of thousands, so that the zeros can be counted.
  if (typeof value === 'bigint') return `${String(value).replaceAll(/\B(?=(?:\d{3})+$)/g, '_')}n`
  if (typeof value === 'string') return quote(value)
  if (typeof value === 'function') return toFunction(String(value))
  if (typeof value !== 'object' || value === null) return String(value)
  const parts = Array.isArray(value)
    ? value.map((item) => toLiteral(item, names))
    : Object.entries(value)
        .filter(([, inner]) => inner !== undefined)
        .map(([key, inner]) =>
          names.get(inner)?.name === key ? key : `${toKey(key)}: ${toLiteral(inner, names)}`,
        )
  if (parts.length === 0) return Array.isArray(value) ? '[]' : '{}'
  const line = parts.join(', ')
  const isShort = line.length < 80 && !line.includes('\n')
  if (Array.isArray(value))
    return isShort ? `[${line}]` : `[\n${parts.map((part) => `${indent(part)},`).join('\n')}\n]`
  return isShort ? `{ ${line} }` : `{\n${parts.map((part) => `${indent(part)},`).join('\n')}\n}`
}

function toImports(
  component: string,
  written: readonly (readonly [string, unknown])[],
  names: Names,
): string {
  const used = [...names].filter(([value]) => written.some(([, given]) => holds(given, value)))
  const byEntry = new Map([['@causeway/react/widgets', [component]]])
  for (const [, { name, from }] of used)
    if (from !== undefined) byEntry.set(from, [...(byEntry.get(from) ?? []), name])
  return [...byEntry]
    .map(([entry, list]) => `import { ${[...new Set(list)].toSorted().join(', ')} } from '${entry}'`)
    .join('\n')
}

function holds(value: unknown, wanted: unknown): boolean {
  if (value === wanted) return true
  return (
    typeof value === 'object' && value !== null && Object.values(value).some((inner) => holds(inner, wanted))
  )
}

function toKey(key: string): string {
  return /^[A-Za-z_$][\w$]*$/.test(key) ? key : quote(key)
}

/** A text in single quotes, or in whichever need no escapes. */
function quote(text: string): string {
  return /['\\\n\u2028\u2029]/.test(text) ? JSON.stringify(text) : `'${text}'`
}

function indent(text: string): string {
  return text.replaceAll(/^/gm, '  ')
}

/** The source of a function that the build has minified. */
function toFunction(text: string): string {
  return text
    .replaceAll(/!0\b/g, 'true')
    .replaceAll(/!1\b/g, 'false')
    .replaceAll(/ ?=> ?/g, ' => ')
}
