type Json = string | number | boolean | null | Json[] | { [name: string]: Json }

export interface JsonMutation {
  json: Json
  /** Where, with a star for every index. */
  path: string
  /** A description of the change. */
  how: string
}

/** Changes one thing of a JSON value at random: into another value of the same type first, then into something unexpected. */
export function mutateJson(json: Json, random: () => number): JsonMutation {
  const places = placesOf(json)
  const place = pick(places, random)
  if (!place) throw new TypeError('There is nothing to change.')
  const { parent, name, path } = place
  const value = Reflect.get(parent, name) as Json
  const insiders = places
    .map((one) => Reflect.get(one.parent, one.name) as Json)
    .filter((one) => isAlike(one, value))
  const ways: [string, () => void][] = [
    ['dropped', () => drop(parent, name)],
    ['null', () => set(null)],
    ['empty', () => set(Array.isArray(value) ? [] : typeof value === 'object' ? {} : '')],
    ['of an insider', () => set(pick(insiders, random) ?? null)],
    ['of an insider', () => set(pick(insiders, random) ?? null)],
    ['a stranger', () => set(strange(value))],
    ['nothing', () => set(typeof value === 'number' ? 0 : '0')],
    ['twice', () => (Array.isArray(parent) ? parent.push(structuredClone(value)) : set(value))],
    ['complete', () => set('complete')],
    ['a name that every object has', () => set('constructor')],
    ['one letter', () => set(typeof value === 'string' ? changeLetter(value, random) : value)],
  ]
  const before = JSON.stringify(json)
  const [how, apply] = pick(ways, random) ?? ['dropped', () => drop(parent, name)]
  apply()
  // A change without effect doesn't count.
  return JSON.stringify(json) === before ? mutateJson(json, random) : { json, path, how }

  function set(next: Json): void {
    Reflect.set(parent, name, next)
  }
}

interface Place {
  parent: object
  name: string
  path: string
}

function placesOf(value: Json, path = ''): Place[] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, child]) => {
    const last = Array.isArray(value) ? '*' : name
    const own = path === '' ? last : `${path}.${last}`
    return [{ parent: value, name, path: own }, ...placesOf(child, own)]
  })
}

function drop(parent: object, name: string): void {
  if (Array.isArray(parent)) parent.splice(Number(name), 1)
  else Reflect.deleteProperty(parent, name)
}

/** Whether both are of one kind: two addresses, two amounts, two hashes. */
function isAlike(one: Json, other: Json): boolean {
  if (typeof one !== typeof other || one === other) return false
  if (typeof one !== 'string' || typeof other !== 'string') return typeof one === 'number'
  const shape = (text: string) =>
    text.startsWith('0x') ? `0x${text.length}` : /^[0-9]+$/.test(text) ? 'digits' : 'text'
  return shape(one) === shape(other)
}

function strange(value: Json): Json {
  if (typeof value === 'number') return value + 1
  if (typeof value === 'boolean') return !value
  if (typeof value !== 'string') return 'stranger'
  if (/^0x[0-9a-f]{40}$/i.test(value)) return '0x000000000000000000000000000000000000dEaD'
  if (/^[0-9]+$/.test(value)) return `1${value}`
  return `${value}x`
}

function changeLetter(text: string, random: () => number): string {
  const at = Math.floor(random() * text.length)
  const letter = text[at] === '1' ? '2' : '1'
  return `${text.slice(0, at)}${letter}${text.slice(at + 1)}`
}

function pick<item>(items: readonly item[], random: () => number): item | undefined {
  return items[Math.floor(random() * items.length)]
}
