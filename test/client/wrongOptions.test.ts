import { expect, it } from 'vitest'
import { createClient } from '@causeway/react/actions'
import { createExecution, createExecutions, createRequestWatcher } from '@causeway/react/execution'
import { InvalidArgumentError, InvalidConfigError } from '@causeway/react'

const baseUrl = 'https://bridge.example'
const client = createClient({ baseUrl })

/** What a script without types gives for each kind of option. */
const wrong = {
  duration: [0, -1, Number.NaN, Infinity, 2 ** 31, '5000', true, 5n, Symbol('duration'), null, {}, [5]],
  function: [null, 5, 'x', {}, Symbol('function')],
  port: [null, 5, 'x', {}, () => {}, { now: () => 0 }],
  boolean: [null, 0, 'false'],
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
]

it.each(
  factories.flatMap(([caller, error, create, options]) =>
    Object.entries(options).map(([argument, kind]) => ({ caller, error, create, argument, kind })),
  ),
)(
  'error: $caller: a wrong `$argument` is refused by its name',
  ({ caller, error, create, argument, kind }) => {
    expect(() => create({ [argument]: undefined })).not.toThrow()
    for (const value of wrong[kind]) {
      const call = () => create({ [argument]: value })
      expect(call).toThrow(error)
      expect(call).toThrow(expect.objectContaining({ argument }))
      expect(call).toThrow(`\`${caller}\``)
    }
  },
)
