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
  codelessQueryKey: keys.codelessQueryKey(config, { chainId: 1, addresses: [token] }),
  takesPermitQueryKey: keys.takesPermitQueryKey(config, { chainId: 1, token }),
  orderSignatureQueryKey: keys.orderSignatureQueryKey(config),
  networkFeeQueryKey: keys.networkFeeQueryKey(config, { chainId: 1, gas: 21_000n }),
  tokenMetadataQueryKey: keys.tokenMetadataQueryKey(config, { chainId: 1, address: token }),
  tokenPricesQueryKey: keys.tokenPricesQueryKey(config, [{ chainId: 1, address: token }]),
  executeStepsMutationKey: keys.executeStepsMutationKey(config),
  depositAddressMutationKey: keys.depositAddressMutationKey(config),
  clearHistoryMutationKey: keys.clearHistoryMutationKey(config),
}

it('default: every key starts with causeway and the address, and what holds another shape has another name', () => {
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
    ['codeless', 'codelessQueryKey'],
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

it('behavior: a list that begins in the middle has the key of its parameters, and one for each start', () => {
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
