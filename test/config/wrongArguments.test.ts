import { describe, expect, it } from 'vitest'
import { getQuote, getRequests, getRequestStatus, postSignature } from '../../src/exports/actions.ts'
import { createConfig, fetchTokenList, parseTokenList } from '../../src/exports/index.ts'
import { createProxyHandler } from '../../src/exports/proxy.ts'
import { auditQuote, findDepositRefusal } from '../../src/exports/execution.ts'
import { swapFromSearchParams, swapToSearchParams } from '../../src/exports/widgets.ts'
import { createTestEnvironment } from '../support/environment/createTestEnvironment.ts'
import { configOf } from '../support/renderWithCauseway.tsx'

const env = createTestEnvironment()
const { chains } = env
const config = configOf(env)
const list = { tokens: [] }
const audit = async (options: object) =>
  auditQuote(await getQuote(env.client, env.quoteParameters()), options)

describe('what a script without types gets wrong', () => {
  const wrong = {} as never

  it.each<[caller: string, call: () => unknown, argument: string]>([
    ['getQuote', () => getQuote(config as never, wrong), 'client'],
    ['getRequestStatus', () => getRequestStatus(wrong, { requestId: '0x1' }), 'client'],
    ['getRequestStatus', () => getRequestStatus(config.client, undefined as never), 'parameters'],
    ['swapToSearchParams', async () => swapToSearchParams(null as never), 'value'],
    ['getRequests', () => getRequests(undefined as never), 'client'],
    ['postSignature', () => postSignature(wrong, wrong), 'client'],
    [
      'fetchTokenList',
      () => fetchTokenList('https://tokens.example/', undefined as never),
      'parameters.chains',
    ],
    ['start', () => config.executions.current.start(undefined as never, wrong), 'quote'],
    [
      'start',
      async () => config.executions.current.start(await getQuote(env.client, env.quoteParameters()), wrong),
      'connection',
    ],
    ['resume', () => config.executions.current.resume(undefined as never, wrong), 'record'],
    ['connect', async () => config.connect('0x1' as never), 'wallet'],
    ['parseTokenList', async () => parseTokenList(list, undefined as never), 'options.chains'],
    ['parseTokenList', async () => parseTokenList(list, { chains: [null as never] }), 'options.chains'],
    ['auditQuote', () => audit({ contracts: { 31337: [] } }), 'options.contracts'],
    ['auditQuote', () => audit({ tokens: {} }), 'options.tokens'],
    ['findDepositRefusal', async () => findDepositRefusal({}, [null as never]), 'chains'],
    ['swapFromSearchParams', async () => swapFromSearchParams('', { locale: '!!' }), 'options.locale'],
    ['swapFromSearchParams', async () => swapFromSearchParams([null] as never), 'search'],
    [
      'swapFromSearchParams',
      async () => swapFromSearchParams(new URL('https://x.example') as never),
      'search',
    ],
    ['swapToSearchParams', async () => swapToSearchParams({}, { locale: '!!' }), 'options.locale'],
  ])('error: %s names the argument', async (caller, call, argument) => {
    await expect(call()).rejects.toMatchObject({ name: 'InvalidArgumentError', argument })
    await expect(call()).rejects.toThrow(caller)
  })

  it.each([
    ['pollingIntervalMs', { pollingIntervalMs: '2s' }],
    ['pollingIntervalMs', { pollingIntervalMs: 0 }],
    ['pollingIntervalMs', { pollingIntervalMs: 2 ** 31 }],
    ['journal', { journal: {} }],
    ['locks', { locks: {} }],
  ])('error: %s of a config, as %j', (argument, wrong) => {
    const parameters = { baseUrl: '/bridge', chains, transports: env.transports, ...wrong }
    expect(() => createConfig(parameters as never)).toThrow(
      expect.objectContaining({ name: 'InvalidConfigError', argument }),
    )
  })

  it('error: no parameters of a proxy', () => {
    expect(() => createProxyHandler(undefined as never)).toThrow(
      expect.objectContaining({ name: 'InvalidConfigError', argument: 'parameters' }),
    )
  })

  it('error: an address of a config that is no text', () => {
    expect(() => createConfig({ baseUrl: 5 as never, chains, transports: env.transports })).toThrow(
      expect.objectContaining({ name: 'InvalidConfigError', argument: 'baseUrl' }),
    )
  })
})
