import { describe, expect, it } from 'vitest'
import * as factories from '@causeway/react/query'
import { createTestEnvironment } from '../../support/environment/createTestEnvironment.ts'
import { configOf } from '../../support/renderWithCauseway.tsx'

type Call = (config?: unknown, options?: unknown) => unknown

const env = createTestEnvironment()
const config = configOf(env)

/** The functions whose names end so, as a page without types calls them. */
const named = (end: string) =>
  Object.entries(factories).filter(([name]) => name.endsWith(end)) as unknown as [string, Call][]

/** An error with the function, the argument and the rule. */
const invalid = (caller: string, argument: string, rule: string) =>
  expect.objectContaining({
    name: 'InvalidArgumentError',
    argument,
    rule,
    message: expect.stringContaining(`\`${caller}\``),
  })

const made = 'it must come from `createConfig`'

describe.each(named('Key'))('%s', (name, call) => {
  it('error: refuses an invalid config, or one without its client', () => {
    for (const wrong of [undefined, 'config', []])
      expect(() => call(wrong, {})).toThrow(invalid(name, 'config', made))
    expect(() => call({}, {})).toThrow(invalid(name, 'config', `${made}, with \`client\``))
    const client = 'it must come from `createClient`'
    expect(() => call({ client: 'x' }, {})).toThrow(invalid(name, 'config.client', client))
    expect(() => call({ client: {} }, {})).toThrow(
      invalid(name, 'config.client', `${client}, with \`baseUrl\``),
    )
  })
})

it.each(named('Key').filter(([, { length }]) => length > 1))(
  'error: %s refuses invalid parameters',
  (name, call) => {
    for (const wrong of [undefined, 'parameters', []])
      expect(() => call(config, wrong)).toThrow(invalid(name, 'parameters', 'it must be an object'))
  },
)

describe.each(named('Options'))('%s', (name, call) => {
  const readsChain = name.startsWith('balance')
  const right = name === 'balancesQueryOptions' ? { tokens: [] } : {}

  it('error: refuses an invalid config, or one without what is used', () => {
    for (const wrong of [undefined, 'config', []])
      expect(() => call(wrong, right)).toThrow(invalid(name, 'config', made))
    expect(() => call({}, right)).toThrow(invalid(name, 'config', `${made}, with \`client\``))
    if (readsChain)
      expect(() => call({ client: env.client }, right)).toThrow(
        invalid(name, 'config', `${made}, with \`chainReader\``),
      )
  })

  it('error: refuses invalid options, or a wrong one among them', () => {
    for (const wrong of ['options', null, []])
      expect(() => call(config, wrong)).toThrow(invalid(name, 'options', 'it must be an object'))
    const own = name.endsWith('MutationOptions') ? 'mutation' : 'query'
    expect(() => call(config, { ...right, [own]: 5 })).toThrow(invalid(name, own, 'it must be an object'))
    // A misspelled name would be passed over.
    const misspelled = `${own}s`
    expect(() => call(config, { ...right, [misspelled]: {} })).toThrow(
      invalid(name, misspelled, `there is none; did you mean \`${own}\`?`),
    )
  })
})

it('error: executeStepsMutationOptions refuses an invalid wallet', () => {
  const call = () => factories.executeStepsMutationOptions(config, { wallet: 'MetaMask' as never })
  const message = expect.stringContaining('`executeStepsMutationOptions`')
  expect(call).toThrow(expect.objectContaining({ name: 'InvalidArgumentError', argument: 'wallet', message }))
})

it('error: balanceQueryKey and balanceQueryOptions refuse an invalid chain ID', () => {
  const rule = 'it must be the number of a chain'
  const chainId = '1' as never
  const { balanceQueryKey, balanceQueryOptions } = factories
  for (const [name, call] of Object.entries({ balanceQueryKey, balanceQueryOptions }))
    expect(() => call(config, { chainId })).toThrow(invalid(name, 'chainId', rule))
})
