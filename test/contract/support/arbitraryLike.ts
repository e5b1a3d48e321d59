import fc from 'fast-check'

type Json = Readonly<Record<string, unknown>>

const digits = fc.bigInt({ min: 0n, max: 2n ** 256n - 1n }).map(String)
const bytes = (minLength: number, maxLength: number) =>
  fc.uint8Array({ minLength, maxLength }).map((array) => `0x${Buffer.from(array).toString('hex')}`)
const chainId = fc.integer({ min: 1, max: Number.MAX_SAFE_INTEGER })
/** Never empty, which would be absent. */
const anyText = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 12 })
const anyNumber = fc.double({ noNaN: true, noDefaultInfinity: true }).map((value) => value + 0)
const seconds = fc.nat()
const milliseconds = fc.integer({ min: 1e11, max: 8e15 })

/** Words that decide how the rest is read, and fields that are pinned to one value. */
const fixed: ReadonlySet<string> = new Set(['kind', 'method', 'signatureKind'])
const amounts: ReadonlySet<string> = new Set([
  'amount',
  'minimumAmount',
  'value',
  'maxFeePerGas',
  'maxPriorityFeePerGas',
])
/** Fields of one shape that the contract leaves open. */
const open: ReadonlySet<string> = new Set(['orderData', 'errorData', 'stateChanges', 'platformFee', 'body'])

/** Values in the shape of a sample, with other numbers and texts, and some of its fields left out. */
export function arbitraryLike(
  sample: unknown,
  mayBeMissing: (path: string) => boolean,
  path = '',
): fc.Arbitrary<unknown> {
  const name = path.slice(path.lastIndexOf('.') + 1)
  if (open.has(name))
    return fc
      .jsonValue({ maxDepth: 2 })
      .filter((value) => value !== null && value !== '' && !holdsPrototype(value))
  if (Array.isArray(sample))
    return fc.array(arbitraryLike(sample[0], mayBeMissing, `${path}.0`), { maxLength: 2 })
  if (typeof sample === 'object' && sample !== null) {
    const fields = Object.entries(sample).map(
      ([key, value]) => [key, arbitraryLike(value, mayBeMissing, `${path}.${key}`)] as const,
    )
    const required = Object.keys(sample).filter((key) => !mayBeMissing(`${path}.${key}`))
    return fc.record(Object.fromEntries(fields), { requiredKeys: required })
  }
  if (fixed.has(name)) return fc.constant(sample)
  if (typeof sample === 'boolean') return fc.boolean()
  if (typeof sample === 'number') return numberOf(name)
  return textOf(name, path)
}

function numberOf(name: string): fc.Arbitrary<number> {
  if (/chainId$/i.test(name)) return chainId
  if (name === 'decimals') return fc.integer({ min: 0, max: 255 })
  if (name === 'timestamp') return seconds
  // Smaller ones are read as seconds, and written back as what they mean.
  return /^(updatedAt|quoteCreatedAt|time)$/.test(name) ? milliseconds : anyNumber
}

function textOf(name: string, path: string): fc.Arbitrary<string> {
  if (amounts.has(name)) return digits
  const isTransaction = /\.items\.0\.data\.\w+$/.test(path)
  if (isTransaction && (name === 'from' || name === 'to')) return bytes(20, 20)
  return isTransaction && name === 'data' ? bytes(0, 8) : anyText
}

/** The paths of a sample that may be left out: those without which all the rest is still read. */
export function optionalPaths(sample: unknown, isWhole: (value: unknown) => boolean): ReadonlySet<string> {
  const found = new Set<string>()
  const visit = (value: unknown, path: readonly string[]) => {
    if (typeof value !== 'object' || value === null) return
    for (const [key, inner] of Object.entries(value)) {
      const here = [...path, key]
      if (!Array.isArray(value) && isWhole(without(sample, here))) found.add(['', ...here].join('.'))
      visit(inner, here)
    }
  }
  visit(sample, [])
  return found
}

function without(value: unknown, [key = '', ...rest]: readonly string[]): unknown {
  if (Array.isArray(value)) {
    return value.map((item: unknown, index) => (String(index) === key ? without(item, rest) : item))
  }
  const { [key]: inner, ...others } = value as Json
  return rest.length === 0 ? others : { ...others, [key]: without(inner, rest) }
}

function holdsPrototype(value: unknown): boolean {
  return JSON.stringify(value).includes('__proto__')
}
