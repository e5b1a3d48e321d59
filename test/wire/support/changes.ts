import { isObject } from '../../../src/utils/data/isObject.ts'

/** A change of one field of an answer. */
export interface FieldChange {
  /** Dotted. */
  path: string
  /** The same with `*` for places in lists. */
  pattern: string
  how: 'drop' | 'null' | 'emptyText' | 'emptyObject' | 'emptyList' | 'retype' | 'extend' | 'newWord'
  /** It is an object or a list. */
  isNested: boolean
  /** The whole answer with the change. */
  answer: unknown
}

/** A field of an answer, at any depth. */
export interface Field extends Pick<FieldChange, 'path' | 'pattern'> {
  /** Changes it in every way that applies to it, being left out the last of them. */
  change: () => FieldChange[]
}

export function fieldsOf(answer: unknown): Field[] {
  return pathsOf(answer).map((path) => ({ ...named(path), change: () => changesAt(answer, path) }))
}

function changesAt(answer: unknown, path: readonly string[]): FieldChange[] {
  const value = readPath(answer, path)
  const field = { ...named(path), isNested: typeof value === 'object' && value !== null }
  const replaced = replacementsOf(value).map(([how, replacement]): FieldChange => ({
    ...field,
    how,
    answer: replacePath(answer, path, replacement),
  }))
  return [...replaced, { ...field, how: 'drop', answer: replacePath(answer, path, undefined) }]
}

function named(path: readonly string[]) {
  return { path: path.join('.'), pattern: path.map((name) => (/^\d+$/.test(name) ? '*' : name)).join('.') }
}

function replacementsOf(value: unknown): [FieldChange['how'], unknown][] {
  const retyped = retypedOf(value)
  return [
    ['null', null],
    ['emptyText', ''],
    ['emptyObject', {}],
    ['emptyList', []],
    ...(retyped === undefined ? [] : [['retype', retyped] satisfies [FieldChange['how'], unknown]]),
    ...(isObject(value)
      ? [['extend', { ...value, brandNew: { deep: [1] } }] satisfies [FieldChange['how'], unknown]]
      : []),
    ...(isWord(value) ? [['newWord', 'brand_new'] satisfies [FieldChange['how'], unknown]] : []),
  ]
}

/** The same value, written as another type: as a number only where JSON readers can’t round it. */
function retypedOf(value: unknown): unknown {
  if (typeof value === 'number' || typeof value === 'boolean') return String(value)
  if (typeof value !== 'string' || !/^-?\d+(\.\d+)?$/.test(value)) return undefined
  const number = Number(value)
  return String(number) === value && Math.abs(number) <= Number.MAX_SAFE_INTEGER ? number : undefined
}

function isWord(value: unknown): boolean {
  return typeof value === 'string' && /^[A-Za-z_-]{3,20}$/.test(value)
}

/** The paths of all fields and items, of objects and lists too. */
function pathsOf(value: unknown, path: readonly string[] = []): string[][] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, inner]) => [
    [...path, name],
    ...pathsOf(inner, [...path, name]),
  ])
}

export function readPath(value: unknown, path: readonly string[]): unknown {
  return path.reduce<unknown>(
    (inner, name) => (inner === undefined ? undefined : Reflect.get(Object(inner), name)),
    value,
  )
}

/** Without the field, or in a list the item, where the replacement is undefined. */
function replacePath(value: unknown, [name = '', ...rest]: readonly string[], replacement: unknown): unknown {
  const inner =
    rest.length > 0 ? replacePath(Reflect.get(Object(value), name), rest, replacement) : replacement
  if (Array.isArray(value)) {
    return value.flatMap((item: unknown, index) =>
      String(index) !== name ? [item] : inner === undefined ? [] : [inner],
    )
  }
  const entries = Object.entries(Object(value)).map(([key, old]) => [key, key === name ? inner : old])
  return Object.fromEntries(entries.filter(([, kept]) => kept !== undefined))
}
