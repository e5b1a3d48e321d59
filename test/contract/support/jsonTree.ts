import fc from 'fast-check'

/** JSON as it is written, in which a key may occur twice. */
export type JsonTree = string | number | boolean | null | readonly JsonTree[] | JsonEntries | Raw

interface JsonEntries {
  entries: readonly (readonly [key: string, value: JsonTree])[]
}

/** A value that is written as it is. */
interface Raw {
  raw: string
}

export function toTree(value: unknown): JsonTree {
  if (Array.isArray(value)) return value.map(toTree)
  if (typeof value !== 'object' || value === null) return value as JsonTree
  return { entries: Object.entries(value).map(([key, inner]) => [key, toTree(inner)] as const) }
}

/** Texts of trees; a change leaves most of them as they were. */
const texts = new WeakMap<object, string>()

export function toText(tree: JsonTree): string {
  if (typeof tree !== 'object' || tree === null) return JSON.stringify(tree)
  const text = texts.get(tree) ?? write(tree)
  texts.set(tree, text)
  return text
}

function write(tree: Exclude<JsonTree, string | number | boolean | null>): string {
  if (Array.isArray(tree)) return `[${tree.map(toText).join(',')}]`
  if (!isEntries(tree)) return isRaw(tree) ? tree.raw : 'null'
  return `{${tree.entries.map(([key, value]) => `${JSON.stringify(key)}:${toText(value)}`).join(',')}}`
}

function isEntries(tree: JsonTree): tree is JsonEntries {
  return typeof tree === 'object' && tree !== null && 'entries' in tree && !Array.isArray(tree)
}

function isRaw(tree: JsonTree): tree is Raw {
  return typeof tree === 'object' && tree !== null && 'raw' in tree
}

const hostileKeys = ['__proto__', 'constructor', 'prototype', 'hasOwnProperty', 'toString', 'then', '']

/** Values that careless code takes for others. */
const foreign: readonly JsonTree[] = [
  ...'|0|5|-5|+5|1.5|1e3|0x10| 5|5 |5n|１２|NaN|\u0000|\ud800'.split('|'),
  ...'success|SUCCESS|success |refund|failure|transaction|signature|GET|0x|0xabc|__proto__'.split('|'),
  '0x00000000000000000000000000000000000000ff',
  '9'.repeat(79),
  'a'.repeat(2000),
  0,
  1,
  -1,
  0.5,
  2 ** 53,
  256,
  true,
  false,
  null,
  [],
  { entries: [] },
  { raw: '1e999' },
  { raw: '-0' },
  { raw: `1${'0'.repeat(400)}` },
  { raw: `${'['.repeat(500)}${']'.repeat(500)}` },
  { entries: [['__proto__', { entries: [['polluted', true]] }]] },
  { entries: [['length', 3]] },
]

/** One change at some place of a tree. */
export interface Change {
  /** The place: the how-manieth of all values. */
  at: number
  how: (typeof changeKinds)[number]
  /** Which of several possibilities. */
  which: number
}

const changeKinds = ['drop', 'retype', 'rename', 'repeat', 'add', 'wrap', 'unwrap', 'swap', 'cut'] as const

/** One to three changes; most of the time one. */
export const changes: fc.Arbitrary<Change[]> = fc.array(
  fc.record({ at: fc.nat(), how: fc.constantFrom(...changeKinds), which: fc.nat() }),
  { minLength: 1, maxLength: 3 },
)

/** Makes changes one after the other. */
export function applyChanges(tree: JsonTree, changes: readonly Change[]): JsonTree {
  return changes.reduce((current, change) => {
    const count = countOf(current)
    if (count === 0) return current
    const other = () => valueAt(current, pathOf(current, change.which % count))
    return changeAt(current, pathOf(current, change.at % count), change, other)
  }, tree)
}

type Path = readonly number[]

const counts = new WeakMap<object, number>()

/** How many values a tree holds, at any depth. */
function countOf(tree: JsonTree): number {
  if (typeof tree !== 'object' || tree === null) return 0
  const count =
    counts.get(tree) ?? childrenOf(tree).reduce<number>((sum, child) => sum + 1 + countOf(child), 0)
  counts.set(tree, count)
  return count
}

/** Where the how-manieth value is: the indexes that lead to it. */
function pathOf(tree: JsonTree, place: number): Path {
  let rest = place
  for (const [index, child] of childrenOf(tree).entries()) {
    if (rest === 0) return [index]
    const inner = countOf(child)
    if (rest <= inner) return [index, ...pathOf(child, rest - 1)]
    rest -= 1 + inner
  }
  return []
}

function childrenOf(tree: JsonTree): readonly JsonTree[] {
  if (Array.isArray(tree)) return tree
  return isEntries(tree) ? tree.entries.map(([, value]) => value) : []
}

function valueAt(tree: JsonTree, path: Path): JsonTree {
  return path.reduce<JsonTree>((value, index) => childrenOf(value)[index] ?? null, tree)
}

function changeAt(
  tree: JsonTree,
  [index = 0, ...rest]: Path,
  change: Change,
  other: () => JsonTree,
): JsonTree {
  const inner = (value: JsonTree) => changeAt(value, rest, change, other)
  if (Array.isArray(tree)) {
    if (rest.length > 0) return tree.map((value, at) => (at === index ? inner(value) : value))
    return tree.flatMap((value, at) =>
      (at === index ? changeEntry(['', value], change, other) : [['', value] as const]).map(
        ([, changed]) => changed,
      ),
    )
  }
  if (!isEntries(tree)) return tree
  return {
    entries: tree.entries.flatMap(([key, value], at) => {
      if (at !== index) return [[key, value] as const]
      return rest.length > 0 ? [[key, inner(value)] as const] : changeEntry([key, value], change, other)
    }),
  }
}

type Entry = readonly [key: string, value: JsonTree]

function pick<item>(items: readonly item[], which: number): item {
  return items[which % items.length] as item
}

/** What replaces an entry. */
function changeEntry([key, value]: Entry, { how, which }: Change, other: () => JsonTree): readonly Entry[] {
  const strange = pick(foreign, which)
  const hostile = pick(hostileKeys, which)
  switch (how) {
    case 'drop':
      return []
    case 'retype':
      return [[key, strange]]
    case 'rename':
      return [[pick([`${key}_`, key.toUpperCase(), hostile], which), value]]
    case 'repeat':
      return pick<readonly Entry[]>(
        [
          [
            [key, value],
            [key, strange],
          ],
          [
            [key, strange],
            [key, value],
          ],
        ],
        which,
      )
    case 'add':
      return [
        [key, value],
        [
          hostile,
          {
            entries: [
              ['polluted', strange],
              [key, strange],
              ['__proto__', value],
            ],
          },
        ],
      ]
    case 'wrap':
      return [[key, pick<JsonTree>([[value], { entries: [[key, value]] }], which)]]
    case 'unwrap':
      return [[key, pick([...childrenOf(value), null], which)]]
    case 'swap':
      return [[key, other()]]
    case 'cut':
      return [[key, typeof value === 'string' ? value.slice(0, which % (value.length + 1)) : null]]
    default:
      return how satisfies never
  }
}
