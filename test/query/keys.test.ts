import { expect, it } from 'vitest'
import * as keys from '../../src/query/keys.ts'

const config = { client: { baseUrl: 'https://service.example/' } }
const token = '0xaf88d065e77c8cC2239327C5EDb3A432268e5831'
const start = ['causeway', 'https://service.example']

/** Every function that makes a key, with what it makes. */
const made: Record<keyof Omit<typeof keys, 'balanceKinds'>, readonly unknown[]> = {
  quoteQueryKey: keys.quoteQueryKey(config, { amount: 1n }),
  requestStatusQueryKey: keys.requestStatusQueryKey(config, { requestId: '0x1' }),
  allRequestsQueryKey: keys.allRequestsQueryKey(config),
  requestsQueryKey: keys.requestsQueryKey(config, { user: null }),
  requestsFromQueryKey: keys.requestsFromQueryKey(config, { continuation: '7', restarts: 1 }, { user: null }),
  allDepositRecordsQueryKey: keys.allDepositRecordsQueryKey(config),
  depositRecordsQueryKey: keys.depositRecordsQueryKey(config, { id: '0x1' }),
  allBalancesQueryKey: keys.allBalancesQueryKey(config),
  balanceQueryKey: keys.balanceQueryKey(config, { chainId: 1, token }),
  isContractQueryKey: keys.isContractQueryKey(config, { chainId: 1, address: token }),
  addressesWithoutCodeQueryKey: keys.addressesWithoutCodeQueryKey(config, { chainId: 1, addresses: [token] }),
  takesPermitQueryKey: keys.takesPermitQueryKey(config, { chainId: 1, token }),
  orderSignatureQueryKey: keys.orderSignatureQueryKey(config),
  networkFeeQueryKey: keys.networkFeeQueryKey(config, { chainId: 1, gas: 21_000n }),
  tokenMetadataQueryKey: keys.tokenMetadataQueryKey(config, { chainId: 1, address: token }),
  tokenPricesQueryKey: keys.tokenPricesQueryKey(config, [{ chainId: 1, address: token }]),
  executeStepsMutationKey: keys.executeStepsMutationKey(config),
  depositAddressMutationKey: keys.depositAddressMutationKey(config),
  clearHistoryMutationKey: keys.clearHistoryMutationKey(config),
}

it('default: starts every key with causeway and the URL, and names another shape differently', () => {
  const names = Object.keys(keys).filter((name) => name.endsWith('Key'))
  expect(Object.keys(made).toSorted()).toEqual(names.toSorted())
  const callersByName = Map.groupBy(Object.entries(made), ([, key]) => key[2])
  for (const key of Object.values(made)) expect(key.slice(0, 2)).toEqual(start)
  expect([...callersByName].map(([name, entries]) => [name, ...entries.map(([caller]) => caller)])).toEqual([
    ['quote', 'quoteQueryKey'],
    ['requestStatus', 'requestStatusQueryKey'],
    ['requests', 'allRequestsQueryKey', 'requestsQueryKey', 'requestsFromQueryKey'],
    ['depositRecords', 'allDepositRecordsQueryKey', 'depositRecordsQueryKey'],
    ['balance', 'allBalancesQueryKey', 'balanceQueryKey'],
    ['isContract', 'isContractQueryKey'],
    ['addressesWithoutCode', 'addressesWithoutCodeQueryKey'],
    ['takesPermit', 'takesPermitQueryKey'],
    ['orderSignature', 'orderSignatureQueryKey'],
    ['networkFee', 'networkFeeQueryKey'],
    ['tokenMetadata', 'tokenMetadataQueryKey'],
    ['tokenPrices', 'tokenPricesQueryKey'],
    ['executeSteps', 'executeStepsMutationKey'],
    ['depositAddress', 'depositAddressMutationKey'],
    ['clearHistory', 'clearHistoryMutationKey'],
  ])
})

it('behavior: gives one key to a list that begins in the middle, and one to each start', () => {
  const parameters = { user: token, limit: 20 }
  const whole = keys.requestsQueryKey(config, parameters)
  const froms = [
    { continuation: undefined, restarts: 0 },
    { continuation: '7', restarts: 1 },
    { continuation: '7', restarts: 2 },
  ].map((from) => keys.requestsFromQueryKey(config, from, parameters))
  for (const from of froms) expect(from.slice(0, -1)).toEqual(whole)
  expect(new Set([whole, ...froms].map((key) => JSON.stringify(key))).size).toBe(4)
})

const other = '0x82aF49447D8a07e3bd95BD0d56f35241523fBab1'

/** The keys of what is read of chains and pages, with parameters that each have a value of their own. */
const read: readonly ((change: Record<string, unknown>) => readonly unknown[])[] = [
  (change) => keys.balanceQueryKey(config, { chainId: 1, token, account: other, ...change }),
  (change) => keys.isContractQueryKey(config, { chainId: 1, address: token, ...change }),
  (change) => keys.takesPermitQueryKey(config, { chainId: 1, token, account: other, ...change }),
  (change) => keys.tokenMetadataQueryKey(config, { chainId: 1, address: token, ...change }),
  (change) => keys.addressesWithoutCodeQueryKey(config, { chainId: 1, addresses: [token, other], ...change }),
  (change) =>
    keys.tokenPricesQueryKey(config, [
      { chainId: 7, address: other },
      { chainId: 1, address: token, ...change },
    ]),
  (change) => keys.networkFeeQueryKey(config, { chainId: 1, gas: 21_000n, ...change }),
]

it.each(read.map((keyOf) => [String(keyOf({})[2]), keyOf] as const))(
  'behavior: gives %s a key for each chain, token and account, in any spelling',
  (_, keyOf) => {
    const text = (change: Record<string, unknown>) => JSON.stringify(keyOf(change))
    const spelled = (address: string) => address.toLowerCase()
    const whole = keyOf({}).at(-1)
    const changes = Object.entries(Array.isArray(whole) ? { chainId: 1, address: token } : Object(whole)).map(
      ([name, value]): [change: object, same: object] => {
        if (name === 'chainId') return [{ chainId: 2 }, { chainId: 1 }]
        if (name === 'gas') return [{ gas: 21_001n }, { gas: 21_000n }]
        if (name === 'addresses')
          return [{ addresses: [other, token] }, { addresses: [token, other].map(spelled) }]
        const [own, another] =
          String(value).toLowerCase() === spelled(token) ? [token, other] : [other, token]
        return [{ [name]: another }, { [name]: spelled(own) }]
      },
    )
    const all = changes.map(([change]) => text({ ...change }))
    expect(new Set([text({}), ...all]).size).toBe(changes.length + 1)
    for (const [, same] of changes) expect(text({ ...same })).toBe(text({}))
  },
)

it('behavior: includes the parameters of a request, a list and a deposit', () => {
  expect(keys.requestStatusQueryKey(config, { requestId: '0x1', path: '/intents' }).at(-1)).toEqual({
    requestId: '0x1',
    path: '/intents',
  })
  expect(keys.requestsQueryKey(config, { user: token, limit: 7 }).at(-1)).toEqual({ user: token, limit: 7 })
  expect(keys.depositRecordsQueryKey(config, { depositAddress: '0xA' }).at(-1)).toEqual({
    depositAddress: '0xA',
  })
  expect(keys.depositRecordsQueryKey(config, undefined).at(-1)).toEqual({})
  const order = { orderData: { amount: 5n }, orderSignature: '0x51' }
  expect(keys.orderSignatureQueryKey(config, order).at(-1)).toEqual({
    orderData: { amount: '5' },
    orderSignature: '0x51',
  })
})
