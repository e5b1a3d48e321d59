type Json = Readonly<Record<string, unknown>>

/** The wire's names of what the library calls otherwise. */
const wireNames: ReadonlyMap<string, readonly string[]> = new Map([
  ['relayer', ['svcer', 'relayer']],
  ['relayerGas', ['svcerGas', 'relayerGas']],
  ['relayerService', ['svcerService', 'relayerService']],
  ['platform', ['svc', 'platform']],
  ['updatedAt', ['updatedAt', 'time']],
  ['rawType', ['type']],
  ['rawKind', ['kind']],
])

/** What the library adds itself. */
const own: ReadonlySet<string> = new Set(['state', 'isDeposited', 'parameters', 'receivedAt'])

/**
 * Finds what an answer of ours says and the service did not: every value must stand on the wire at the same place,
 * an amount as its digits. Also finds objects that are not plain.
 *
 * @returns the path of the first fault.
 */
export function findInvented(output: unknown, wire: unknown): string | undefined {
  if (typeof output === 'bigint') return isDigitsOf(output, wire) ? undefined : ''
  if (typeof output !== 'object' || output === null) {
    // The library's own name of a component, in a list of them.
    return Object.is(output, wire) || (output === 'platform' && wire === 'svc') ? undefined : ''
  }
  if (typeof wire !== 'object' || wire === null) return ''
  const prototype: unknown = Object.getPrototypeOf(output)
  if (prototype !== Object.prototype && prototype !== Array.prototype) return ' is not plain'
  if (Object.hasOwn(output, '__proto__')) return '.__proto__'
  if (Array.isArray(output) && !(Array.isArray(wire) && wire.length === output.length))
    return ' is no such list'
  for (const [name, value] of Object.entries(output)) {
    // A list that may be missing is read as an empty one.
    if (Array.isArray(value) && value.length === 0 && ((wire as Json)[name] ?? '') === '') continue
    const fault = findInventedField(name, value, wire as Json)
    if (fault !== undefined) return `.${name}${fault}`
  }
  return undefined
}

function findInventedField(name: string, value: unknown, wire: Json): string | undefined {
  const isUnknownWord = (name === 'type' || name === 'kind') && value === 'unknown'
  if (own.has(name) || value === undefined || isUnknownWord) return undefined
  const said = (wireNames.get(name) ?? [name]).filter((wireName) => Object.hasOwn(wire, wireName))
  const faults = said.map((wireName) => findInvented(value, wire[wireName]))
  return faults.length > 0 && faults.includes(undefined) ? undefined : (faults[0] ?? ' is nowhere')
}

function isDigitsOf(amount: bigint, wire: unknown): boolean {
  const isNumber = typeof wire === 'number' && Number.isSafeInteger(wire)
  const isText = typeof wire === 'string' && /^-?\d{1,79}$/.test(wire)
  return (isNumber || isText) && BigInt(wire) === amount
}

/** Reads a dotted path; `*` stands for every item of a list. */
export function readAll(value: unknown, path: string): unknown[] {
  return path.split('.').reduce<unknown[]>(
    (values, name) =>
      values.flatMap((inner) => {
        if (name === '*') return Array.isArray(inner) ? inner : []
        return [typeof inner === 'object' && inner !== null ? Reflect.get(inner, name) : undefined]
      }),
    [value],
  )
}
