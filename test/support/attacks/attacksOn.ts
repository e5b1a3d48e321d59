import { isAddress, zeroAddress, type Hex } from 'viem'
import type { Quote } from '@causeway/react/actions'

/** A place of a quote that an attacker may write to, and one value for it. */
export interface Attack {
  /** The path, with a star for every index; in calldata with the number of the word. */
  field: string
  /** The name of the value that is written there. */
  value: string
  apply: (quote: Quote) => void
}

type Json = Record<string, unknown>

/** Values that a quote knows, by what they are: insiders first, then strangers. */
export interface AttackValues {
  addresses: Readonly<Record<string, string>>
  chains: Readonly<Record<string, number>>
  amounts: Readonly<Record<string, bigint>>
}

/** The request and the time of its answer are the page's own; the rest is only displayed, for the reasons in `harmlessPaths`. */
const unattacked =
  /^(parameters|receivedAt|fees|feeSponsorship|details\.fixedRateFee|protocol\.v2\.paymentDetails)\b|^details\.(currencyGasTopup|refundCurrency|userBalance|route|totalImpact|swapImpact|expandedPriceImpact|slippageTolerance|timeEstimate|rate)\b|currencyIn\.minimumAmount$|\.(decimals|gas|maxFeePerGas|maxPriorityFeePerGas|nonce|salt|deadline|validAfter|validBefore|metadata)$/

/** Changes that help only the user, or can't be carried out; by kind, field and value. */
const harmless: readonly { pattern: RegExp; because: string }[] = [
  {
    pattern: / details\.currencyOut\.(amount|minimumAmount): (?!nothing)/,
    because: 'The price itself: it is shown and accepted.',
  },
  {
    pattern: / 0x095ea7b3\[1\]: (nothing|a unit less to pay|amount to receive|guaranteed amount)$/,
    because: 'An approval of less: whoever takes more than that is refused.',
  },
  {
    pattern: / 0x(49290c1c|e8017952)\[0\]: (native tokens|token to pay|token to receive)$/,
    because: 'A depository credits the sender where the depositor is zero; the audit tells every other one.',
  },
  {
    pattern: /^permit steps\.\*\.items\.\*\.data\.sign\.value\.to: permit taker here$/,
    because: 'It does only what was signed, and public deployments have one take permits.',
  },
  {
    pattern: / 0xe2c4f23b\[2\]: (nothing|a unit less to pay|amount to receive|guaranteed amount)$/,
    because: 'A swap that takes less of a token, for no less than is guaranteed.',
  },
  {
    pattern: / 0xe2c4f23b\[3\]: /,
    because: 'A swap that guarantees more; one that guarantees less is blocked.',
  },
]

/** Every place of a quote with an address, a chain or an amount in it, times every other value of that sort. */
export function attacksOn(kind: string, quote: Quote, values: AttackValues): Attack[] {
  return walk(quote as unknown as Json, [], '')
    .flatMap(({ keys, field, current }) =>
      waysOf(current, values).map(({ part, value, next }) => ({
        field: field + part,
        value,
        apply: (copy: Quote) => write(copy as unknown as Json, keys, next),
      })),
    )
    .filter(({ field, value }) => !harmless.some(({ pattern }) => pattern.test(`${kind} ${field}: ${value}`)))
}

interface Leaf {
  keys: readonly string[]
  field: string
  current: unknown
}

function walk(value: unknown, keys: readonly string[], field: string): Leaf[] {
  if (unattacked.test(field)) return []
  if (typeof value !== 'object' || value === null) return [{ keys, field, current: value }]
  return Object.entries(value).flatMap(([name, child]) => {
    const last = Array.isArray(value) ? '*' : name
    return walk(child, [...keys, name], field === '' ? last : `${field}.${last}`)
  })
}

function write(quote: Json, keys: readonly string[], next: unknown): void {
  const parent = keys.slice(0, -1).reduce<Json>((json, key) => json[key] as Json, quote)
  Reflect.set(parent, keys.at(-1) ?? '', next)
}

interface Way {
  part: string
  value: string
  next: unknown
}

function waysOf(current: unknown, { addresses, chains, amounts }: AttackValues): Way[] {
  if (typeof current === 'bigint' && Object.values(amounts).includes(current)) {
    return others(amounts, (one) => one === current).map(([value, next]) => ({ part: '', value, next }))
  }
  if (typeof current === 'number' && Object.values(chains).includes(current)) {
    return others(chains, (one) => one === current).map(([value, next]) => ({ part: '', value, next }))
  }
  if (typeof current !== 'string') return []
  if (isAddress(current, { strict: false })) {
    return others(addresses, (one) => isSame(one, current)).map(([value, next]) => ({
      part: '',
      value,
      next,
    }))
  }
  if (/^[0-9]+$/.test(current)) {
    const chain = Object.values(chains).find((one) => String(one) === current)
    const pool: Readonly<Record<string, bigint | number>> = chain === undefined ? amounts : chains
    if (!Object.values(pool).some((one) => String(one) === current)) return []
    return others(pool, (one) => String(one) === current).map(([value, next]) => ({
      part: '',
      value,
      next: String(next),
    }))
  }
  return /^0x[0-9a-f]{64,}$/i.test(current) ? wordsOf(current as Hex, { addresses, chains, amounts }) : []
}

/** The words of calldata, after a selector if there is one. */
function wordsOf(data: Hex, { addresses, amounts }: AttackValues): Way[] {
  const start = data.length % 64 === 10 ? 10 : 2
  const ways: Way[] = []
  for (let at = start; at + 64 <= data.length; at += 64) {
    const word = data.slice(at, at + 64).toLowerCase()
    const put = (next: string) => data.slice(0, at) + next + data.slice(at + 64)
    const part = `${start === 10 ? ` ${data.slice(0, start)}` : ''}[${(at - start) / 64}]`
    if (Object.values(addresses).some((one) => one !== zeroAddress && toWord(BigInt(one)) === word)) {
      for (const [value, next] of others(addresses, (one) => toWord(BigInt(one)) === word)) {
        ways.push({ part, value, next: put(toWord(BigInt(next))) })
      }
    } else if (Object.values(amounts).some((one) => one > 0n && toWord(one) === word)) {
      for (const [value, next] of others(amounts, (one) => toWord(one) === word)) {
        ways.push({ part, value, next: put(toWord(next)) })
      }
    }
  }
  return ways
}

function others<value>(
  pool: Readonly<Record<string, value>>,
  isCurrent: (value: value) => boolean,
): [string, value][] {
  return Object.entries(pool).filter(([, value]) => !isCurrent(value))
}

const isSame = (one: string, other: string) => one.toLowerCase() === other.toLowerCase()
const toWord = (value: bigint) => value.toString(16).padStart(64, '0')
