import { anyLetter, symbolReadings, type Readings } from './symbolReadings.ts'
import { withoutInvisible } from './withoutInvisible.ts'

/** Known words, to be asked which of them another one can be taken for. */
export interface LookTree<Item> {
  /** Those that a word imitates: letter by letter first, then those where one sign stands in place of an unknown letter. */
  find: (word: string) => readonly Item[]
  /** Those that a word imitates letter by letter. */
  findPlain: (word: string) => readonly Item[]
}

interface Branch<Item> {
  depth: number
  next: Map<string, Branch<Item>>
  items: Item[]
}

/** A word that can be read in more ways is kept in these alone. */
const maxSpellings = 16

/** Shorter words are no imitation where a letter of them is unknown. */
const leastLength = 3

/** Keeps known words, such as the symbols of a page's tokens, letter by letter. */
export function createLookTree<Item>(items: readonly Item[], wordOf: (item: Item) => string): LookTree<Item> {
  const root: Branch<Item> = { depth: 0, next: new Map(), items: [] }
  for (const item of items) {
    for (const spelling of spellingsOf(toReadings(wordOf(item)))) {
      let branch = root
      for (const letter of spelling) branch = grow(branch, letter)
      if (branch !== root) branch.items.push(item)
    }
  }
  const findPlain = (word: string) => itemsOf(follow(new Set([root]), toReadings(word)))
  return {
    findPlain,
    find: (word) => {
      const readings = toReadings(word)
      const found = [...itemsOf(follow(new Set([root]), readings)), ...itemsOf(followUnknown(root, readings))]
      return [...new Set(found)]
    },
  }
}

/** Of signs alone, each is another one. */
function toReadings(word: string): Readings[] {
  const readings = symbolReadings(word)
  return readings.every((says) => says[0] === '')
    ? Array.from(withoutInvisible(word).trim().slice(0, 64), (character) => [character])
    : readings
}

function grow<Item>(branch: Branch<Item>, letter: string): Branch<Item> {
  const known = branch.next.get(letter)
  if (known) return known
  const grown: Branch<Item> = { depth: branch.depth + 1, next: new Map(), items: [] }
  branch.next.set(letter, grown)
  return grown
}

function spellingsOf(readings: readonly Readings[]): readonly string[] {
  let spellings = ['']
  for (const says of readings) {
    const known = says.filter((reading) => !reading.includes(anyLetter))
    const wanted = spellings.length * known.length <= maxSpellings ? known : known.slice(0, 1)
    spellings = spellings.flatMap((start) => wanted.map((reading) => start + reading))
  }
  return [...new Set(spellings)]
}

/** Where the letters of a word lead. */
function follow<Item>(
  from: ReadonlySet<Branch<Item>>,
  readings: readonly Readings[],
): ReadonlySet<Branch<Item>> {
  return readings.reduce<ReadonlySet<Branch<Item>>>(step, from)
}

/** Where they lead when one of them is unknown. */
function followUnknown<Item>(root: Branch<Item>, readings: readonly Readings[]): ReadonlySet<Branch<Item>> {
  let plain: ReadonlySet<Branch<Item>> = new Set([root])
  let unknown: ReadonlySet<Branch<Item>> = new Set()
  for (const says of readings) {
    const further = says.includes(anyLetter) ? [...plain].flatMap(({ next }) => [...next.values()]) : []
    unknown = new Set([...step(unknown, says), ...further])
    plain = step(plain, says)
  }
  return new Set([...unknown].filter(({ depth }) => depth >= leastLength))
}

function step<Item>(from: ReadonlySet<Branch<Item>>, says: Readings): ReadonlySet<Branch<Item>> {
  const reached = new Set<Branch<Item>>()
  for (const branch of from) {
    for (const reading of says) {
      let at: Branch<Item> | undefined = branch
      for (const letter of reading) at = at?.next.get(letter)
      if (at) reached.add(at)
    }
  }
  return reached
}

function itemsOf<Item>(branches: ReadonlySet<Branch<Item>>): readonly Item[] {
  return [...branches].flatMap(({ items }) => items)
}
