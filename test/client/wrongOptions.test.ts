import { expect, it } from 'vitest'
import { createClient } from '@causeway/react/actions'
import {
  createEip1193Wallet,
  createExecution,
  createExecutions,
  createRequestWatcher,
  createViemChainReader,
  createViemWallet,
  createWebStorageJournal,
} from '@causeway/react/execution'
import { createMemoryLimiter, createSharedLimiter } from '@causeway/react/proxy'
import { InvalidArgumentError, InvalidConfigError } from '@causeway/react'

const baseUrl = 'https://bridge.example'
const client = createClient({ baseUrl })
const provider = { request: async () => undefined }
const rateLimiter = { consume: async () => undefined }
const account = '0x00000000000000000000000000000000000000a1'

/** Wrong values of a script without types, for each kind of option. */
const wrong = {
  duration: [0, -1, Number.NaN, Infinity, 2 ** 31, '5000', true, 5n, Symbol('duration'), null, {}, [5]],
  function: [null, 5, 'x', {}, Symbol('function')],
  port: [null, 5, 'x', {}, () => {}, { now: () => 0 }],
  boolean: [null, 0, 'false'],
  text: [null, 5, {}, () => {}],
  chains: [null, 5, 'x', {}, [5], [{ id: '1' }]],
  transports: [null, 5, [], { 1: 'https://rpc.example' }],
  confirmations: [null, 5, [2], { 1: 0 }, { 1: Number.NaN }, { 1: '2' }],
  provider: [null, 5, 'x', {}, () => {}, { request: 'x' }],
}

/** Undefined is as good as nothing. */
function givenOf(options: object): object {
  return Object.fromEntries(Object.entries(options).filter(([, value]) => value !== undefined))
}

const factories: [
  caller: string,
  error: typeof InvalidConfigError | typeof InvalidArgumentError,
  create: (options: object) => unknown,
  options: Record<string, keyof typeof wrong>,
][] = [
  [
    'createClient',
    InvalidConfigError,
    (options) => createClient({ baseUrl, ...options }),
    {
      testnet: 'boolean',
      fetch: 'function',
      timeoutMs: 'duration',
      quoteMaxAgeMs: 'duration',
      clock: 'port',
      onDeprecation: 'function',
      onBrandMismatch: 'function',
    },
  ],
  ...[createExecution, createExecutions].map((create): (typeof factories)[number] => [
    create.name,
    InvalidArgumentError,
    (options) => create(client, options),
    {
      clock: 'port',
      journal: 'port',
      locks: 'port',
      requestWatcher: 'port',
      getAudit: 'function',
      readAccount: 'function',
      createId: 'function',
    },
  ]),
  [
    'createRequestWatcher',
    InvalidArgumentError,
    (options) => createRequestWatcher(client, options),
    {
      clock: 'port',
      random: 'function',
      page: 'port',
      locks: 'port',
      channel: 'port',
      findSuccessor: 'function',
    },
  ],
  [
    'createViemChainReader',
    InvalidArgumentError,
    (options) => createViemChainReader({ chains: [], transports: {}, ...givenOf(options) }),
    {
      chains: 'chains',
      transports: 'transports',
      pollingIntervalMs: 'duration',
      confirmations: 'confirmations',
    },
  ],
  [
    'createEip1193Wallet',
    InvalidArgumentError,
    (options) => createEip1193Wallet(provider, { account, ...givenOf(options) }),
    { account: 'text', chains: 'chains' },
  ],
  [
    'createEip1193Wallet',
    InvalidArgumentError,
    (options) => createEip1193Wallet({ provider, ...givenOf(options) }.provider, { account }),
    { provider: 'provider' },
  ],
  [
    'createViemWallet',
    InvalidArgumentError,
    (options) => createViemWallet(provider as never, { account, ...givenOf(options) }),
    { account: 'text', chains: 'chains' },
  ],
  [
    'createViemWallet',
    InvalidArgumentError,
    (options) => createViemWallet({ client: provider, ...givenOf(options) }.client as never, { account }),
    { client: 'provider' },
  ],
  [
    'createWebStorageJournal',
    InvalidArgumentError,
    (options) => createWebStorageJournal(options),
    { prefix: 'text', storage: 'function' },
  ],
  ['createMemoryLimiter', InvalidConfigError, (options) => createMemoryLimiter(options), { now: 'function' }],
  [
    'createSharedLimiter',
    InvalidConfigError,
    (options) => createSharedLimiter({ rateLimiter, ...givenOf(options) }),
    { rateLimiter: 'port', timeoutMs: 'duration', whenUnavailable: 'text' },
  ],
]

it.each(
  factories.flatMap(([caller, error, create, options]) =>
    Object.entries(options).map(([argument, kind]) => ({ caller, error, create, argument, kind })),
  ),
)('error: $caller: names a wrong `$argument`', ({ caller, error, create, argument, kind }) => {
  expect(() => create({ [argument]: undefined })).not.toThrow()
  for (const value of wrong[kind]) {
    const call = () => create({ [argument]: value })
    expect(call).toThrow(error)
    expect(call).toThrow(expect.objectContaining({ argument }))
    expect(call).toThrow(`\`${caller}\``)
  }
})
