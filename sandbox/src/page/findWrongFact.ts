import { isAddress, isHex } from 'viem'
import { isObject } from '../domain/isObject.ts'

/** Gives the dotted path, below a value, of what it has wrong: `''` for itself, undefined for nothing. */
type FindWrong = (value: unknown) => string | undefined

/** Finds the first fact that a config can't be made of, as a dotted path below the facts. */
export const findWrongFact: FindWrong = (facts) => factsShape(facts)

const text = holds((value) => typeof value === 'string' && value !== '')
const url = holds((value) => typeof value === 'string' && URL.canParse(value))
const address = holds((value) => typeof value === 'string' && isAddress(value, { strict: false }))
const privateKey = holds((value) => isHex(value) && value.length === 66)
const positive = holds((value) => Number.isSafeInteger(value) && Number(value) > 0)
const decimals = holds((value) => Number.isInteger(value) && Number(value) >= 0 && Number(value) < 256)

const currency = { symbol: text, name: text, decimals }
const factsShape = object({
  proxyUrl: url,
  brand: text,
  chains: list(
    object({
      id: positive,
      name: text,
      rpcUrl: url,
      depository: address,
      contracts: list(address),
      nativeCurrency: object(currency),
    }),
  ),
  tokens: list(object({ chainId: positive, address, ...currency })),
  solver: address,
  accounts: list(object({ privateKey })),
})

function holds(isRight: (value: unknown) => boolean): FindWrong {
  return (value) => (isRight(value) ? undefined : '')
}

function object(fields: Readonly<Record<string, FindWrong>>): FindWrong {
  return (value) => (isObject(value) ? firstWrong(Object.entries(fields), value) : '')
}

function list(item: FindWrong): FindWrong {
  return (value) => {
    if (!Array.isArray(value)) return ''
    const names = Object.keys(value)
    return firstWrong(
      names.map((name) => [name, item]),
      Object.fromEntries(Object.entries(value)),
    )
  }
}

function firstWrong(
  fields: readonly (readonly [name: string, find: FindWrong])[],
  value: Readonly<Record<string, unknown>>,
): string | undefined {
  for (const [name, find] of fields) {
    const below = find(value[name])
    if (below !== undefined) return below === '' ? name : `${name}.${below}`
  }
  return undefined
}
