type Json = Readonly<Record<string, unknown>>

/** The wire's names of what the library calls otherwise. */
const wireNames: ReadonlyMap<string, readonly string[]> = new Map([
  ['relayer', ['svcer', 'relayer']],
  ['relayerGas', ['svcerGas', 'relayerGas']],
  ['relayerService', ['svcerService', 'relayerService']],
  ['platform', ['svc', 'relay', 'platform']],
  ['updatedAt', ['updatedAt', 'time']],
  ['rawStatus', ['status']],
  ['rawType', ['type']],
  ['rawKind', ['kind']],
  ['protocolChainId', ['protocolChainId', 'chainId']],
])

/** The fields that the library adds itself. */
const own: ReadonlySet<string> = new Set(['isDeposited', 'parameters', 'receivedAt', 'unreadable'])

/** The fields that the library copies from another place of the same answer, or from the request. */
const completed: ReadonlySet<string> = new Set([
  'chainId',
  'address',
  'symbol',
  'name',
  'decimals',
  'metadata',
  'requestId',
  'from',
])

/** The words that the library shortens, since anyone can name a token, and their longest length. */
const maxLengths: ReadonlyMap<string, number> = new Map([
  ['symbol', 200],
  ['name', 200],
])

/** The placeholder for a name that can't be read. */
const placeholders: ReadonlyMap<string, unknown> = new Map([['id', '']])

/**
 * Finds what an answer of ours contains and the provider's did not: every value must be on the wire at the same place,
 * an amount as its digits. Also finds objects that are not plain.
 *
 * @returns the path of the first fault.
 */
export function findUnsentValue(output: unknown, wire: unknown, answer: unknown = wire): string | undefined {
  if (typeof output === 'bigint') return isDigitsOf(output, wire) ? undefined : ''
  if (typeof output !== 'object' || output === null) {
    // The library's own name of a component, in a list of them; a number as text and the other way round.
    const isNamed = output === 'platform' && (wire === 'svc' || wire === 'relay')
    const isRetyped = output !== null && typeof wire !== 'object' && String(output) === String(wire)
    return Object.is(output, wire) ||
      isNamed ||
      isRetyped ||
      isFigureOf(output, wire) ||
      isMomentOf(output, wire)
      ? undefined
      : ''
  }
  if (Array.isArray(output) && typeof wire === 'string') return findUnsentItem(output, wire, answer)
  if (typeof wire !== 'object' || wire === null) return ''
  const prototype: unknown = Object.getPrototypeOf(output)
  if (prototype !== Object.prototype && prototype !== Array.prototype) return ' is not plain'
  if (Object.hasOwn(output, '__proto__')) return '.__proto__'
  if (Array.isArray(output)) return findUnsentItem(output, wire, answer)
  for (const [name, value] of Object.entries(output)) {
    // A list that may be missing is read as an empty one.
    if (Array.isArray(value) && value.length === 0 && ((wire as Json)[name] ?? '') === '') continue
    // The library's status is beside the provider's own.
    if (name === 'status' && Object.hasOwn(output, 'rawStatus')) continue
    const fault = findUnsentField(name, value, wire as Json, answer)
    if (fault !== undefined) return `.${name}${fault}`
  }
  return undefined
}

/** Whether a time in milliseconds or as a timestamp is the provider's, in seconds, in milliseconds or as a timestamp. */
function isMomentOf(output: unknown, wire: unknown): boolean {
  if (typeof wire === 'object') return false
  const moment = typeof output === 'string' ? Date.parse(output) : output
  const written = typeof wire === 'string' && Number.isNaN(Number(wire)) ? Date.parse(wire) : Number(wire)
  // A timestamp has no parts of a millisecond.
  return typeof moment === 'number' && [written, written * 1000].some((one) => Math.abs(moment - one) < 1)
}

/** In a list what can't be read may be left out. */
function findUnsentItem(output: readonly unknown[], wire: unknown, answer: unknown): string | undefined {
  // A single word is a list of one.
  if (typeof wire === 'string' && output.length === 1) return findUnsentValue(output[0], wire, answer)
  if (!Array.isArray(wire)) return ' is no such list'
  let at = 0
  for (const [index, item] of output.entries()) {
    while (at < wire.length && findUnsentValue(item, wire[at], answer) !== undefined) at += 1
    if (at === wire.length)
      return `.${index}${findUnsentValue(item, wire[index], answer) ?? ' is out of order'}`
    at += 1
  }
  return undefined
}

function findUnsentField(name: string, value: unknown, wire: Json, answer: unknown): string | undefined {
  const isUnknownWord = (name === 'type' || name === 'kind') && value === 'unknown'
  if (own.has(name) || value === undefined || isUnknownWord) return undefined
  const isMissing = (wire[name] ?? '') === ''
  // An item without a status is open.
  if ((isMissing && name === 'status' && value === 'incomplete') || placeholders.get(name) === value) {
    return undefined
  }
  // An empty object has no content: it stands for none, or for one that can't be read.
  if (typeof value === 'object' && !Array.isArray(value) && Object.keys(Object(value)).length === 0)
    return undefined
  // An address alone is one of no known type.
  if (name === 'depositAddress' && typeof value === 'object' && typeof wire[name] === 'string') {
    return findUnsentField(name, value, { ...wire, [name]: { address: wire[name] } }, answer)
  }
  if (isMissing && completed.has(name) && isSomewhere(value, answer)) return undefined
  const said = (wireNames.get(name) ?? [name]).filter((wireName) => Object.hasOwn(wire, wireName))
  const faults = said.map((wireName) =>
    findUnsentValue(value, sentValue(name, value, wire[wireName]), answer),
  )
  return faults.length > 0 && faults.includes(undefined) ? undefined : (faults[0] ?? ' is nowhere')
}

function sentValue(name: string, value: unknown, wire: unknown): unknown {
  if (typeof value === 'object') return wholeFee(name, wire)
  // Fields that the library doesn't know keep what is in them.
  return typeof wire === 'string' && wire !== value ? wire.slice(0, maxLengths.get(name)) : wire
}

const fees: ReadonlySet<string> = new Set([
  'gas',
  'relayer',
  'relayerGas',
  'relayerService',
  'app',
  'subsidized',
])

/** A fee may be written as its amount alone. */
function wholeFee(name: string, wire: unknown): unknown {
  const isAmount = fees.has(name) && typeof wire !== 'object' && /^-?\d+$/.test(String(wire))
  return isAmount ? { amount: wire } : wire
}

function isSomewhere(value: unknown, answer: unknown): boolean {
  if (findUnsentValue(value, answer, null) === undefined) return true
  if (typeof answer === 'string') return typeof value === 'string' && answer.endsWith(`requestId=${value}`)
  return (
    typeof answer === 'object' &&
    answer !== null &&
    Object.values(answer).some((inner) => isSomewhere(value, inner))
  )
}

function isFigureOf(output: unknown, wire: unknown): boolean {
  return (
    typeof output === 'number' &&
    typeof wire === 'string' &&
    /^-?[\d.]+$/.test(wire) &&
    Number(wire) === output
  )
}

function isDigitsOf(amount: bigint, wire: unknown): boolean {
  const isNumber = typeof wire === 'number' && Number.isSafeInteger(wire)
  const isText = typeof wire === 'string' && /^-?\d{1,79}$/.test(wire)
  return (isNumber || isText) && BigInt(wire) === amount
}

/** Reads a dotted path; `*` is every item of a list. */
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
