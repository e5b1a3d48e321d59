// @vitest-environment jsdom
import { http } from 'viem'
import { base, mainnet } from 'viem/chains'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { createClient, getQuote } from '@causeway/react/actions'
import { type Config, type CreateConfigParameters, createConfig, type Token } from '@causeway/react/execution'
import { destinations } from '../support/environment/nonEvmChains.ts'
import { createTestEnvironment } from '../support/environment/createTestEnvironment.ts'
import { configOf } from '../support/renderWithCauseway.tsx'
import { zeroAddress } from '../../src/utils/address/zeroAddress.ts'
import { fieldNames } from '../../src/utils/data/fieldNames.ts'

const baseUrl = 'https://your.invalid/bridge'
const valid = {
  baseUrl,
  chains: [mainnet, base],
  transports: { [mainnet.id]: http(), [base.id]: http() },
} satisfies CreateConfigParameters

const usdc: Token = {
  chainId: 1,
  address: '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48',
  symbol: 'USDC',
  name: 'USD Coin',
  decimals: 6,
}

afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

describe('createConfig', () => {
  it('default: creates a client for the URL of a provider', () => {
    const config = createConfig(valid)
    expect(config.client.baseUrl).toBe(baseUrl)
    expect(config.chains).toEqual([mainnet, base])
    expect(config.chainReader.has(base.id)).toBe(true)
  })

  it('parameters: client', () => {
    const client = createClient({ baseUrl, brand: 'acme' })
    expect(createConfig({ ...valid, baseUrl: undefined, client }).client).toBe(client)
  })

  it('behavior: has the documented members and shows no others, nor does its type', () => {
    const members = fieldNames<keyof Config>({
      client: true,
      chains: true,
      nonEvmChains: true,
      allChains: true,
      chainReader: true,
      tokens: true,
      journal: true,
      locks: true,
      readPrices: true,
      allowedAncestors: true,
      sendsFrameAncestors: true,
      getAudit: true,
      requestWatcher: true,
      executions: true,
      depositBook: true,
      clearHistory: true,
      connect: true,
      stop: true,
    })
    expect(Object.keys(createConfig(valid)).toSorted()).toEqual([...members].toSorted())
  })

  it('behavior: has no side effects at creation', async () => {
    const channel = vi.fn()
    vi.stubGlobal('BroadcastChannel', channel)
    vi.stubGlobal('fetch', vi.fn())
    const transport = vi.fn(http())
    const spies = [
      vi.spyOn(globalThis, 'setTimeout'),
      vi.spyOn(globalThis, 'setInterval'),
      vi.spyOn(window, 'addEventListener'),
      vi.spyOn(document, 'addEventListener'),
      vi.spyOn(window, 'localStorage', 'get'),
      vi.spyOn(Storage.prototype, 'getItem'),
      vi.mocked(fetch),
      channel,
      transport,
    ]
    const config = createConfig({ ...valid, transports: { 1: transport, 8453: transport }, tokens: [usdc] })
    // Looking at it does nothing, either.
    config.executions.getState()
    config.executions.current.getState()
    config.depositBook.getState()
    config.tokens.getState()
    config.getAudit()
    await vi.dynamicImportSettled()
    expect(spies.map((spy) => spy.mock.calls)).toEqual(spies.map(() => []))
  })

  it('behavior: follows the journal once a wallet, or none, is connected, until it is stopped', async () => {
    const { client, chains, transports } = createTestEnvironment()
    const stopListening = vi.fn()
    const journal = {
      read: vi.fn(async () => []),
      write: async () => {},
      remove: async () => {},
      subscribe: vi.fn(() => stopListening),
    }
    const config = createConfig({ client, chains, transports, journal })
    const leave = config.connect(undefined)
    const leaveToo = config.connect(undefined)
    await vi.waitFor(() => expect(config.executions.getState().isLoaded).toBe(true), { timeout: 60_000 })
    expect(journal.subscribe).toHaveBeenCalledTimes(1)
    leave()
    leaveToo()
    expect(stopListening).not.toHaveBeenCalled()
    config.stop()
    expect(stopListening).toHaveBeenCalledTimes(1)
    config.connect(undefined)
    expect(journal.subscribe).toHaveBeenCalledTimes(2)
    config.stop()
  })

  const stranger = { ...usdc, chainId: 10 }
  const native: Token = { chainId: base.id, address: zeroAddress, symbol: 'xETH', name: 'x', decimals: 18 }

  it('behavior: tokens: lists native tokens first, and drops those of other chains', () => {
    const { tokens } = createConfig({ ...valid, tokens: [stranger, usdc, native] })
    expect(tokens.getState().map(({ chainId, symbol }) => [chainId, symbol])).toEqual([
      [mainnet.id, 'ETH'],
      [mainnet.id, 'USDC'],
      [base.id, 'xETH'],
    ])
  })

  it('parameters: nonEvmChains: their native and other tokens can be chosen, by their own addresses', () => {
    const { solana, bitcoin } = destinations
    const nonEvmChains = [solana.chain, bitcoin.chain]
    const upper = { ...solana.token, address: solana.token.address.toUpperCase(), symbol: 'fake' }
    const config = createConfig({ ...valid, nonEvmChains, tokens: [solana.token, upper, bitcoin.token] })
    expect(config.chains).toEqual([mainnet, base])
    expect(config.allChains).toEqual([mainnet, base, ...nonEvmChains])
    expect(config.chainReader.has(solana.chain.id)).toBe(false)
    const found = config.tokens
      .getState()
      .filter(({ chainId }) => chainId !== mainnet.id && chainId !== base.id)
    expect(found.map(({ symbol, address }) => [symbol, address])).toEqual([
      ['SOL', solana.chain.nativeCurrency.address],
      ['USDC', solana.token.address],
      ['fake', upper.address],
      ['BTC', bitcoin.token.address],
    ])
  })

  it('behavior: tokens: marks an imported one as not verified, reports it, and keeps it when the list is replaced', () => {
    const onTokenImport = vi.fn()
    const { tokens, getAudit } = createConfig({ ...valid, onTokenImport })
    const audit = getAudit()
    expect(getAudit()).toBe(audit)
    const changed = vi.fn()
    const leave = tokens.subscribe(changed)
    tokens.importToken({ ...usdc, symbol: 'mine' })
    expect(onTokenImport.mock.calls).toEqual([[{ ...usdc, symbol: 'mine', verified: false }]])
    tokens.setState([native])
    expect(tokens.getState().map(({ symbol }) => symbol)).toEqual(['ETH', 'xETH', 'mine'])
    tokens.setState([native, usdc])
    expect(tokens.getState().map(({ symbol }) => symbol)).toEqual(['ETH', 'xETH', 'USDC'])
    expect(changed).toHaveBeenCalledTimes(3)
    leave()
    tokens.setState([])
    expect(changed).toHaveBeenCalledTimes(3)
    expect(getAudit().tokens).toBe(tokens.getState())
  })

  it('behavior: audit: keeps the default for an undefined option', () => {
    const { getAudit } = createConfig({ ...valid })
    const own = {
      tokens: undefined,
      nonEvmChains: undefined,
      addressesWithoutCode: undefined,
      isOrderSigned: undefined,
    }
    const same = createConfig({ ...valid, audit: own }).getAudit()
    expect(same).toEqual(getAudit())
    expect(Object.keys(same)).toEqual(Object.keys(getAudit()))
  })

  it.each<[argument: string, token: unknown]>([
    ['token', undefined],
    ['token', null],
    ['token', [usdc]],
    ['token.address', { ...usdc, address: undefined }],
    ['token.address', { ...usdc, address: '0x12' }],
    ['token.chainId', { ...usdc, chainId: '1' }],
    ['token.name', { ...usdc, name: 5 }],
    ['token.decimals', { ...usdc, decimals: '6' }],
    ['token.decimals', { ...usdc, decimals: -5 }],
    ['token.decimals', { ...native, decimals: 3 }],
  ])('error: tokens: refuses an import with an invalid %s, and keeps nothing of it', (argument, token) => {
    const onTokenImport = vi.fn()
    const { tokens } = createConfig({ ...valid, onTokenImport })
    const before = tokens.getState()
    expect(() => tokens.importToken(token as Token)).toThrow(
      expect.objectContaining({
        name: 'InvalidArgumentError',
        argument,
        message: expect.stringContaining('config.tokens.importToken'),
      }),
    )
    expect(tokens.getState()).toBe(before)
    expect(onTokenImport).not.toHaveBeenCalled()
    tokens.setState([usdc])
    expect(tokens.getState().map(({ symbol }) => symbol)).toEqual(['ETH', 'ETH', 'USDC'])
  })

  it('error: tokens: refuses an invalid list, and ignores what is added to a list after its check', () => {
    const { tokens } = createConfig(valid)
    expect(() => tokens.setState(undefined as never)).toThrow(
      expect.objectContaining({ name: 'InvalidArgumentError', argument: 'tokens' }),
    )
    const list = [native]
    tokens.setState(list)
    list.push(undefined as never)
    tokens.importToken(usdc)
    expect(tokens.getState().map(({ symbol }) => symbol)).toEqual(['ETH', 'xETH', 'USDC'])
  })

  it.each<[argument: string, parameters: unknown]>([
    ['parameters', undefined],
    ['parameters', [mainnet]],
    ['nonEvmChains', { ...valid, nonEvmChains: {} }],
    ['nonEvmChains[1].family', { ...valid, nonEvmChains: [destinations.solana.chain, base] }],
    ['nonEvmChains[0].id', withSolana({ id: 1 })],
    ['nonEvmChains[0].id', withSolana({ id: '792703809' })],
    [
      'nonEvmChains[1].id',
      { ...valid, nonEvmChains: [destinations.solana.chain, destinations.solana.chain] },
    ],
    ['nonEvmChains[0]', { ...valid, nonEvmChains: ['solana'] }],
    ['nonEvmChains[0].family', withSolana({ family: 'evm' })],
    ['nonEvmChains[0].family', withSolana({ family: undefined })],
    ['nonEvmChains[0].name', withSolana({ name: undefined })],
    ['nonEvmChains[0].parseAddress', withSolana({ family: 'own' })],
    ['nonEvmChains[0].parseAddress', withSolana({ parseAddress: 'base58' })],
    ['nonEvmChains[0].parseAdress', withSolana({ parseAdress: () => undefined })],
    [
      'nonEvmChains[0].blockExplorers.default.url',
      withSolana({ blockExplorers: { default: { name: 'A' } } }),
    ],
    ['nonEvmChains[0].nativeCurrency', withSolana({ nativeCurrency: 'SOL' })],
    ['nonEvmChains[0].nativeCurrency.address', withNative({ address: undefined })],
    ['nonEvmChains[0].nativeCurrency.decimals', withNative({ decimals: '9' })],
    ['nonEvmChains[0].nativeCurrency.adress', withNative({ adress: 'x' })],
    ['baseUrl', { ...valid, baseUrl: undefined }],
    ['client', { ...valid, client: createClient({ baseUrl }) }],
    ['client', { ...valid, baseUrl: undefined, client: baseUrl }],
    ['chains', { ...valid, chains: undefined }],
    ['chains', { ...valid, chains: [] }],
    ['chains', { ...valid, chains: mainnet }],
    ['chains[1]', { ...valid, chains: [mainnet, 8453] }],
    ['chains[2].id', { ...valid, chains: [mainnet, base, { ...mainnet, name: 'Mainnet' }] }],
    ['chains[0].id', withMainnet({ id: 1.5 })],
    ['chains[0].name', withMainnet({ name: undefined })],
    ['chains[0].testnet', withMainnet({ testnet: 'yes' })],
    ['chains[0].nativeCurrency', withMainnet({ nativeCurrency: 'ETH' })],
    [
      'chains[0].nativeCurrency.decimals',
      withMainnet({ nativeCurrency: { ...mainnet.nativeCurrency, decimals: '18' } }),
    ],
    ['chains[0].blockExplorers.default.url', withMainnet({ blockExplorers: { default: { name: 'A' } } })],
    ['testnet', { ...valid, testnet: 'yes' }],
    ['testnet', { ...valid, baseUrl: undefined, client: createClient({ baseUrl }), testnet: true }],
    ['transports', { ...valid, transports: undefined }],
    ['transports', { ...valid, transports: [http(), http()] }],
    ['transports[8453]', { ...valid, transports: { 1: http() } }],
    ['transports[1]', { ...valid, transports: { 1: 'https://rpc.invalid', 8453: http() } }],
    ['tokens', { ...valid, tokens: { tokens: [] } }],
  ])('error: names a wrong argument: %s', (argument, parameters) => {
    expect(() => createConfig(parameters as CreateConfigParameters)).toThrow(
      expect.objectContaining({
        name: 'InvalidConfigError',
        argument,
        message: expect.stringContaining(`"${argument}" of \`createConfig\``),
      }),
    )
  })

  it('error: reports an invalid base URL as createClient does', () => {
    expect(() => createConfig({ ...valid, baseUrl: 'bridge' })).toThrow(
      expect.objectContaining({ name: 'InvalidConfigError', argument: 'baseUrl' }),
    )
  })
})

function withMainnet(fields: object) {
  return { ...valid, chains: [{ ...mainnet, ...fields }, base] }
}

function withSolana(fields: object) {
  return { ...valid, nonEvmChains: [{ ...destinations.solana.chain, ...fields }] }
}

function withNative(fields: object) {
  return withSolana({ nativeCurrency: { ...destinations.solana.chain.nativeCurrency, ...fields } })
}

describe('stop', () => {
  it('behavior: finds pending swaps in the journal when it is used again, and lets another one start', async () => {
    const env = createTestEnvironment({ policy: { fillDelayMs: 300 } })
    const config = configOf(env)
    const connection = { wallet: env.wallet, chainReader: config.chainReader }
    const start = async () => {
      const quote = await getQuote(env.client, env.quoteParameters('ETH'))
      return config.executions.current.start(quote, connection)
    }
    config.connect(env.wallet)
    const stopped = start()
    await vi.waitFor(() => expect(config.executions.current.getState().status).toBe('filling'), {
      timeout: 60_000,
    })
    const { id } = config.executions.current.getState()
    config.stop()
    expect(await stopped).toMatchObject({ id, status: 'filling' })

    config.connect(env.wallet)
    expect(config.executions.current.getState().status).toBe('idle')
    const idsOf = (name: 'pending' | 'past') =>
      config.executions.getState()[name].map(({ state }) => state.id)
    await vi.waitFor(() => expect(idsOf('pending')).toEqual([id]), { timeout: 60_000 })
    expect((await start()).status).toBe('success')
    await vi.waitFor(() => expect(idsOf('past')).toEqual([id]), { timeout: 60_000 })
    config.stop()
  })
})
