import { anyLetter, symbolLookAlikes, type LookAlikes } from './symbolLookAlikes.ts'
import { withoutInvisible } from './withoutInvisible.ts'

/** Finds which of some known words another word looks like. */
export interface LookAlikeTree<Item> {
  /** The items that a word looks like: first those that match letter by letter, then those that match with one unknown letter. */
  find: (word: string) => readonly Item[]
  /** The items that a word looks like letter by letter. */
  findByKnownLetters: (word: string) => readonly Item[]
}

interface Branch<Item> {
  depth: number
  next: Map<string, Branch<Item>>
  items: Item[]
}

/** Maximum number of stored readings of a word. */
const maxSpellings = 16

/** Minimum length of a word that is matched with an unknown letter. */
const minLength = 3

/** Stores known words, such as the symbols of a page's tokens, in a tree by letters. */
export function createLookAlikeTree<Item>(
  items: readonly Item[],
  wordOf: (item: Item) => string,
): LookAlikeTree<Item> {
  const root: Branch<Item> = { depth: 0, next: new Map(), items: [] }
  for (const item of items) {
    for (const spelling of spellingsOf(toLookAlikes(wordOf(item)))) {
      let branch = root
      for (const letter of spelling) branch = grow(branch, letter)
      if (branch !== root) branch.items.push(item)
    }
  }
  const findByKnownLetters = (word: string) => itemsOf(follow(new Set([root]), toLookAlikes(word)))
  return {
    findByKnownLetters,
    find: (word) => {
      const signs = toLookAlikes(word)
      const found = [...itemsOf(follow(new Set([root]), signs)), ...itemsOf(followUnknown(root, signs))]
      return [...new Set(found)]
    },
  }
}

/** The letters that each character of a word looks like. If it has only signs, each sign only matches itself. */
function toLookAlikes(word: string): LookAlikes[] {
  const signs = symbolLookAlikes(word)
  return signs.every((lookAlikes) => lookAlikes[0] === '')
    ? Array.from(withoutInvisible(word).trim().slice(0, 64), (character) => [character])
    : signs
}

function grow<Item>(branch: Branch<Item>, letter: string): Branch<Item> {
  const known = branch.next.get(letter)
  if (known) return known
  const grown: Branch<Item> = { depth: branch.depth + 1, next: new Map(), items: [] }
  branch.next.set(letter, grown)
  return grown
}

function spellingsOf(signs: readonly LookAlikes[]): readonly string[] {
  let spellings = ['']
  for (const lookAlikes of signs) {
    const known = lookAlikes.filter((letters) => !letters.includes(anyLetter))
    const wanted = spellings.length * known.length <= maxSpellings ? known : known.slice(0, 1)
    spellings = spellings.flatMap((start) => wanted.map((letters) => start + letters))
  }
  return [...new Set(spellings)]
}

/** The branches that the letters of a word lead to. */
function follow<Item>(
  from: ReadonlySet<Branch<Item>>,
  signs: readonly LookAlikes[],
): ReadonlySet<Branch<Item>> {
  return signs.reduce<ReadonlySet<Branch<Item>>>(step, from)
}

/** The branches that they lead to if one letter is unknown. */
function followUnknown<Item>(root: Branch<Item>, signs: readonly LookAlikes[]): ReadonlySet<Branch<Item>> {
  let plain: ReadonlySet<Branch<Item>> = new Set([root])
  let unknown: ReadonlySet<Branch<Item>> = new Set()
  for (const lookAlikes of signs) {
    const further = lookAlikes.includes(anyLetter) ? [...plain].flatMap(({ next }) => [...next.values()]) : []
    unknown = new Set([...step(unknown, lookAlikes), ...further])
    plain = step(plain, lookAlikes)
  }
  return new Set([...unknown].filter(({ depth }) => depth >= minLength))
}

function step<Item>(from: ReadonlySet<Branch<Item>>, lookAlikes: LookAlikes): ReadonlySet<Branch<Item>> {
  const reached = new Set<Branch<Item>>()
  for (const branch of from) {
    for (const letters of lookAlikes) {
      let at: Branch<Item> | undefined = branch
      for (const letter of letters) at = at?.next.get(letter)
      if (at) reached.add(at)
    }
  }
  return reached
}

function itemsOf<Item>(branches: ReadonlySet<Branch<Item>>): readonly Item[] {
  return [...branches].flatMap(({ items }) => items)
}
