import { QueryClient, skipToken, type QueryKey } from '@tanstack/react-query'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { balanceQueryKey, balanceQueryOptions, balancesQueryOptions } from '@causeway/react/query'
import { findUnreadable } from '../../../src/query/chain/balance.ts'
import { balanceRead } from '../../../src/query/chain/balancesRead.ts'
import { addressesWithoutCodeQueryOptions } from '../../../src/query/chain/addressesWithoutCode.ts'
import { isContractQueryOptions } from '../../../src/query/chain/isContract.ts'
import { networkFeeQueryOptions } from '../../../src/query/chain/networkFee.ts'
import { takesPermitQueryOptions } from '../../../src/query/chain/takesPermit.ts'
import { tokenMetadataQueryOptions } from '../../../src/query/chain/tokenMetadata.ts'
import { tokenPricesQueryOptions } from '../../../src/query/chain/tokenPrices.ts'
import { createTestEnvironment } from '../../support/environment/createTestEnvironment.ts'

const env = createTestEnvironment()
const [{ id: chainId }] = env.chains
const account = `0x${'aA'.repeat(20)}` as const
const token = `0x${'bB'.repeat(20)}` as const
const [priced, other, unpriced] = env.tokens

/** A chain with a different answer to each read, which records the reads. */
function create() {
  const chainReader = {
    ...env.reader,
    getBalance: vi.fn(async () => 7n),
    getMaxNetworkFee: vi.fn(async () => 8n),
    getCode: vi.fn(async ({ address }: { address: string }) =>
      address === token ? ('0x60' as const) : undefined,
    ),
    getToken: vi.fn(async () => undefined),
  }
  return { chainReader, config: { client: env.client, chainReader } }
}

const { config } = create()

type Options = { queryKey: QueryKey; queryFn?: unknown }

const ask = async ({ queryKey, queryFn }: Options) =>
  new QueryClient().fetchQuery({ queryKey, queryFn: queryFn as () => Promise<unknown>, retry: false })

describe('queries of a chain', () => {
  it('default: reads a balance, which counts as read while the query has it', async () => {
    const { chainReader, config } = create()
    const client = new QueryClient()
    const options = balanceQueryOptions(config, { chainId, token, account })
    expect(await client.fetchQuery(options)).toBe(7n)
    expect(chainReader.getBalance).toHaveBeenCalledExactlyOnceWith({ chainId, token, account })
    const query = client.getQueryCache().find({ queryKey: options.queryKey, exact: true })
    expect(balanceRead(query)).toBe(7n)
    client.setQueryData(options.queryKey, 9n)
    expect(balanceRead(query)).toBeUndefined()
    expect(balanceRead(undefined)).toBeUndefined()
  })

  it.each<[what: string, of: object, argument: string]>([
    ['a token', { token: 'USDC' }, 'token'],
    ['an account', { account: 'me.eth' }, 'account'],
  ])('error: rejects %s that isn’t an address at once, and asks nothing', async (_, of, argument) => {
    const options = balanceQueryOptions(config, { chainId, token, account, ...of })
    expect(options).toMatchObject({ retry: false, refetchInterval: false })
    await expect(ask(options)).rejects.toMatchObject({
      name: 'InvalidArgumentError',
      argument,
      message: expect.stringContaining('an address of an EVM chain'),
    })
  })

  it('default: reads several balances of one account, in the order of their tokens', () => {
    const tokens = [
      { chainId, address: token },
      { chainId: 5, address: account },
    ]
    const { queries } = balancesQueryOptions(config, { tokens, account, query: { staleTime: 7 } })
    expect(queries.map(({ queryKey, staleTime }) => [queryKey, staleTime])).toEqual(
      tokens.map(({ chainId, address }) => [
        balanceQueryKey(config, { chainId, token: address, account }),
        7,
      ]),
    )
    expect(balancesQueryOptions(config, { tokens: [] }).queries).toEqual([])
    for (const wrong of [undefined, 'none', [tokens[0], token]])
      expect(() => balancesQueryOptions(config, { tokens: wrong as never, account })).toThrow(
        expect.objectContaining({
          name: 'InvalidArgumentError',
          argument: 'tokens',
          message: expect.stringMatching(/`balancesQueryOptions`.*a list of tokens/),
        }),
      )
  })

  it('default: says what keeps a balance from being read, the first problem first', () => {
    const whole = { chainId, token, account }
    const rule = 'it must be an address of an EVM chain'
    const ofConfig = 'it must be one of the config’s `chains`, with a transport'
    for (const [change, found] of [
      [{}, undefined],
      [{ chainId: undefined, token: '' }, { argument: 'chainId' }],
      [{ token: undefined, account: undefined }, { argument: 'token' }],
      [{ account: undefined, chainId: 5 }, { argument: 'account' }],
      [
        { chainId: 5, token: 'x' },
        { argument: 'chainId', rule: ofConfig },
      ],
      [{ token: 'x' }, { argument: 'token', rule }],
      [{ account: 'x' as never }, { argument: 'account', rule }],
    ] as const)
      expect(findUnreadable(config, { ...whole, ...change })).toEqual(found)
  })

  it('default: reads the maximum fee, a token, and addresses without code', async () => {
    const { chainReader, config } = create()
    expect(await ask(networkFeeQueryOptions(config, { chainId, gas: 5n }))).toEqual({ value: 8n })
    expect(chainReader.getMaxNetworkFee).toHaveBeenCalledExactlyOnceWith({ chainId, gas: 5n })
    expect(await ask(tokenMetadataQueryOptions(config, { chainId, address: token }))).toEqual({ value: null })
    expect(chainReader.getToken).toHaveBeenCalledExactlyOnceWith({ chainId, token })
    for (const [address, value] of [
      [token, true],
      [account, false],
    ] as const) {
      expect(await ask(isContractQueryOptions(config, { chainId, address }))).toEqual({ value })
      expect(chainReader.getCode).toHaveBeenLastCalledWith({ chainId, address })
    }
    const addressesWithoutCode = addressesWithoutCodeQueryOptions(config, {
      chainId,
      addresses: [token, account],
    })
    expect(await ask(addressesWithoutCode)).toEqual({ value: [account] })
  })

  it.each<[what: string, optionsOf: (change: object) => Options, needed: string[]]>([
    [
      'a balance',
      (change) => balanceQueryOptions(config, { chainId, token, account, ...change }),
      ['chainId', 'token', 'account'],
    ],
    ['a fee', (change) => networkFeeQueryOptions(config, { chainId, gas: 5n, ...change }), ['chainId']],
    [
      'whether there is code',
      (change) => isContractQueryOptions(config, { chainId, address: token, ...change }),
      ['chainId', 'address'],
    ],
    [
      'what has no code',
      (change) => addressesWithoutCodeQueryOptions(config, { chainId, addresses: [token], ...change }),
      ['chainId', 'addresses'],
    ],
    [
      'a token',
      (change) => tokenMetadataQueryOptions(config, { chainId, address: token, ...change }),
      ['address'],
    ],
  ])('behavior: doesn’t read %s while something is missing', (what, optionsOf, needed) => {
    expect(optionsOf({}).queryFn).toEqual(expect.any(Function))
    for (const name of needed) expect(optionsOf({ [name]: undefined }).queryFn, name).toBe(skipToken)
    // Addresses without code are looked for wherever a chain can be read, and the others are left out.
    if (what !== 'what has no code') expect(optionsOf({ chainId: 5 }).queryFn).toBe(skipToken)
  })

  it('behavior: asks nothing for no addresses, or for an invalid one', () => {
    expect(addressesWithoutCodeQueryOptions(config, { chainId, addresses: [] }).queryFn).toBe(skipToken)
    expect(isContractQueryOptions(config, { chainId, address: 'bc1q' }).queryFn).toBe(skipToken)
  })
})

describe('calls to a chain', () => {
  // Letters of both sizes that are no checksum: wallets and lists spell addresses as they like.
  const [spelledToken, spelledAccount] = [`0x${'bB'.repeat(19)}BB`, `0x${'aA'.repeat(19)}AA`] as const

  it('behavior: reads addresses in any spelling', () => {
    for (const options of [
      balanceQueryOptions(config, { chainId, token: spelledToken, account: spelledAccount }),
      isContractQueryOptions(config, { chainId, address: spelledToken }),
      takesPermitQueryOptions(config, { chainId, token: spelledToken, account: spelledAccount }),
    ])
      expect(options.queryFn).toEqual(expect.any(Function))
  })

  it('behavior: asks about a permit only with addresses, on a chain that can be read', () => {
    const whole = { chainId, token, account }
    for (const change of [{ token: 'USDC' }, { account: 'me.eth' }, { chainId: 5 }, { chainId: undefined }])
      expect(takesPermitQueryOptions(config, { ...whole, ...change }).queryFn).toBe(skipToken)
    expect(isContractQueryOptions(config, { chainId: undefined, address: token }).queryFn).toBe(skipToken)
  })

  it('error: gives up on a node that doesn’t describe a token in time', async () => {
    const { config, chainReader } = create()
    chainReader.getToken.mockReturnValue(new Promise(() => {}))
    vi.useFakeTimers()
    onTestFinished(() => void vi.useRealTimers())
    const asked = ask(tokenMetadataQueryOptions(config, { chainId, address: token }))
    const failed = expect(asked).rejects.toThrow('The chain did not answer in time.')
    await vi.advanceTimersByTimeAsync(10_000)
    await failed
  })
})

describe('tokenPricesQueryOptions', () => {
  const tokens = [priced, other, unpriced].flatMap((listed) => listed ?? [])
  const optionsOf = (prices: (string | undefined)[] | undefined) =>
    tokenPricesQueryOptions({ client: env.client, readPrices: prices && (async () => prices) }, tokens)

  it('default: gives the prices of the page, in the order of its tokens', async () => {
    expect(await ask(optionsOf(['1.5', '0', undefined]))).toEqual({ value: ['1.5', '0', undefined] })
  })

  it('error: counts an invalid or missing price as unknown', async () => {
    expect(await ask(optionsOf(['a lot', '-1']))).toEqual({ value: [undefined, undefined, undefined] })
  })

  it('behavior: asks nothing without prices of the page, or for no tokens', () => {
    expect(optionsOf(undefined).queryFn).toBe(skipToken)
    const none = tokenPricesQueryOptions({ client: env.client, readPrices: async () => [] }, [])
    expect(none.queryFn).toBe(skipToken)
  })
})
