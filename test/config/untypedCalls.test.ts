import { describe, expect, it } from 'vitest'
import { getQuote, getRequests, getRequestStatus, postSignature } from '@causeway/react/actions'
import { createConfig, fetchTokenList, parseTokenList } from '@causeway/react'
import { createProxyHandler } from '@causeway/react/proxy'
import {
  auditQuote,
  depositDisclosures,
  findDepositRefusal,
  toDepositQuoteParameters,
} from '@causeway/react/execution'
import { swapFromSearchParams, swapToSearchParams } from '@causeway/react/widgets'
import { createTestEnvironment } from '../support/environment/createTestEnvironment.ts'
import { configOf } from '../support/renderWithCauseway.tsx'

const env = createTestEnvironment()
const { chains } = env
const config = configOf(env)
const list = { tokens: [] }
const audit = async (options: object) =>
  auditQuote(await getQuote(env.client, env.quoteParameters()), options)

describe('mistakes of a script without types', () => {
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
    ['parseTokenList', async () => parseTokenList(list, { chains: [31337 as never] }), 'options.chains'],
    ['parseTokenList', async () => parseTokenList(list, { chains, chain: 1 } as never), 'options.chain'],
    [
      'fetchTokenList',
      () => fetchTokenList('https://tokens.example/', { chains, timeout: 500 } as never),
      'parameters.timeout',
    ],
    ['auditQuote', () => audit({ contracts: { 31337: [] } }), 'options.contracts'],
    ['auditQuote', () => audit({ tokens: {} }), 'options.tokens'],
    ['auditQuote', () => audit({ contract: [] }), 'options.contract'],
    ['auditQuote', () => audit({ rules: 'strict' }), 'options.rules'],
    ['auditQuote', () => audit({ rules: ['strict'] }), 'options.rules'],
    ['auditQuote', () => audit({ minimumSeverity: { 'deposit-call': 'blok' } }), 'options.minimumSeverity'],
    ['auditQuote', () => audit({ contracts: [{ address: '0x1' }] }), 'options.contracts'],
    ['auditQuote', () => audit({ isOrderSigned: 'yes' }), 'options.isOrderSigned'],
    ['auditQuote', () => audit({ rules: null }), 'options.rules'],
    [
      'auditQuote',
      () => audit({ minimumSeverity: new Map([['deposit-call', 'block']]) }),
      'options.minimumSeverity',
    ],
    ['auditQuote', () => audit({ tokens: [{ chainId: 1, address: '0x1', decimals: -1 }] }), 'options.tokens'],
    ['auditQuote', () => audit({ contracts: null }), 'options.contracts'],
    [
      'getQuote',
      () => getQuote(env.client, env.quoteParameters(), { signal: 'x' as never }),
      'options.signal',
    ],
    ['getRequests', () => getRequests(env.client, {}, { signal: {} as never }), 'options.signal'],
    ['getRequests', () => getRequests(env.client, 0 as never), 'parameters'],
    ['getRequests', () => getRequests(env.client, [] as never), 'parameters'],
    ['getRequests', () => getRequests(env.client, true as never), 'parameters'],
    ['findDepositRefusal', async () => findDepositRefusal({}, [null as never]), 'chains'],
    ...['Strict', 'opne', null, 5].flatMap((type): [string, () => Promise<unknown>, string][] => [
      ['findDepositRefusal', async () => findDepositRefusal({ type } as never, []), 'parameters.type'],
      [
        'toDepositQuoteParameters',
        async () => toDepositQuoteParameters({ type } as never, undefined),
        'parameters.type',
      ],
      ['depositDisclosures', async () => depositDisclosures({ type } as never), 'parameters.type'],
    ]),
    ['swapFromSearchParams', async () => swapFromSearchParams('', { locale: '!!' }), 'options.locale'],
    ['swapFromSearchParams', async () => swapFromSearchParams([null] as never), 'search'],
    [
      'swapFromSearchParams',
      async () => swapFromSearchParams(new URL('https://x.example') as never),
      'search',
    ],
    ['swapToSearchParams', async () => swapToSearchParams({}, { locale: '!!' }), 'options.locale'],
    ['swapToSearchParams', async () => swapToSearchParams({ amount: 5 as never }), 'value.amount'],
    ['swapToSearchParams', async () => swapToSearchParams({ side: 'nope' as never }), 'value.side'],
    ['swapToSearchParams', async () => swapToSearchParams({ pay: { chainId: 1 } as never }), 'value.pay'],
  ])('error: %s names the wrong argument', async (caller, call, argument) => {
    await expect(call()).rejects.toMatchObject({ name: 'InvalidArgumentError', argument })
    await expect(call()).rejects.toThrow(caller)
  })

  it.each([
    ['pollingIntervalMs', { pollingIntervalMs: '2s' }],
    ['pollingIntervalMs', { pollingIntervalMs: 0 }],
    ['pollingIntervalMs', { pollingIntervalMs: 2 ** 31 }],
    ['journal', { journal: {} }],
    ['locks', { locks: {} }],
    ['audit', { audit: 'strict' }],
    ['audit.contract', { audit: { contract: [] } }],
    ['audit.rules', { audit: { rules: 'x' } }],
    ['audit.minimumSeverity', { audit: { minimumSeverity: ['deposit-call'] } }],
    ['audit.minimumSeverity', { audit: { minimumSeverity: { 'deposit-call': 'blok' } } }],
    ['audit.tokens', { audit: { tokens: [{ chainId: 1, address: '0x1' }] } }],
    ['confirmations', { confirmations: 3 }],
    ['confirmations', { confirmations: { [chains[0]?.id ?? 0]: '2' } }],
    ['confirmations', { confirmations: { [chains[0]?.id ?? 0]: 0 } }],
    ['confirmations[7]', { confirmations: { 7: 2 } }],
    ['readPrices', { readPrices: true }],
    ['onTokenImport', { onTokenImport: {} }],
  ])('error: refuses %s of a config, as %j', (argument, wrong) => {
    const parameters = { baseUrl: '/bridge', chains, transports: env.transports, ...wrong }
    expect(() => createConfig(parameters as never)).toThrow(
      expect.objectContaining({ name: 'InvalidConfigError', argument }),
    )
  })

  it('error: refuses a proxy without parameters', () => {
    expect(() => createProxyHandler(undefined as never)).toThrow(
      expect.objectContaining({ name: 'InvalidConfigError', argument: 'parameters' }),
    )
  })

  it('error: refuses a base URL that isn’t text', () => {
    expect(() => createConfig({ baseUrl: 5 as never, chains, transports: env.transports })).toThrow(
      expect.objectContaining({ name: 'InvalidConfigError', argument: 'baseUrl' }),
    )
  })
})
