import { expect, it } from 'vitest'
import * as factories from '@causeway/react/query'
import { createTestEnvironment } from '../../support/environment/createTestEnvironment.ts'
import { configOf } from '../../support/renderWithCauseway.tsx'

const env = createTestEnvironment()
const config = configOf(env)
const parameters = {
  ...env.quoteParameters('ETH'),
  chainId: env.chains[0].id,
  token: env.tokens[0]?.address,
  account: env.wallet.address,
  requestId: '0x01',
}
const absent = Object.fromEntries(
  [
    'enabled',
    'gcTime',
    'maxPages',
    'networkMode',
    'persister',
    'refetchInterval',
    'refetchOnMount',
    'retry',
    'retryDelay',
    'select',
    'staleTime',
    'structuralSharing',
  ].map((name) => [name, undefined]),
)

/** The options for react-query; functions are compared by their source. */
const said = (options: object) =>
  Object.fromEntries(
    Object.entries(options).map(([name, value]) => [
      name,
      typeof value === 'function' ? String(value) : value,
    ]),
  )

const takingQuery = Object.entries(factories).filter(
  ([name]) => name.endsWith('QueryOptions') && name !== 'balancesQueryOptions',
) as unknown as [string, (config: unknown, options: object) => object][]

it.each(takingQuery)('default: ignores an undefined option of %s', (name, create) => {
  const own = name.startsWith('requests') ? { user: env.wallet.address } : parameters
  const alone = said(create(config, own))
  expect(said(create(config, { ...own, query: absent }))).toEqual(alone)
  expect(alone).toHaveProperty('queryKey')
})
