import { beforeAll, describe, expect, it } from 'vitest'
import type { Quote } from '@causeway/react/actions'
import type { ChainReader } from '@causeway/react/execution'
import { readAuditFacts } from '../../../../src/execution/run/prompt/readAuditFacts.ts'
import { getQuoteOfEachKind } from '../../../support/quotes/getQuoteOfEachKind.ts'
import { createTestRun } from '../../../support/environment/createTestRun.ts'

let quote: Quote

beforeAll(async () => {
  quote = (await getQuoteOfEachKind()).tokenBridge
})

type Listed = { chainId: number; address: `0x${string}`; symbol: string; decimals: number }

/** How the contracts describe themselves: each token of the quote in its own way. */
const described = (token: string) => ({
  symbol: `S${token.slice(2, 6)}`,
  name: `N${token.slice(2, 6)}`,
  decimals: 7,
})

function read(chainReader: Partial<ChainReader> = {}, tokens: Listed[] = [], of = quote) {
  const asked: unknown[] = []
  const { run } = createTestRun({
    chainReader: {
      getToken: async ({ chainId, token }) => {
        asked.push({ chainId, token })
        return described(token)
      },
      ...chainReader,
    },
    run: { quote: of, audit: { tokens } },
  })
  return { facts: readAuditFacts(run), asked }
}

const sides = () => [quote.details.currencyIn.currency, quote.details.currencyOut.currency] as const
const listed = ({ chainId, address }: { chainId: number; address: string }): Listed => ({
  chainId,
  address: address as `0x${string}`,
  symbol: 'LISTED',
  decimals: 6,
})
const unrelated = listed({ chainId: 1, address: '0x00000000000000000000000000000000000000e1' })

describe('readAuditFacts', () => {
  it('default: compares no tokens for a page that lists none', async () => {
    const { facts, asked } = read()
    expect(await facts).toMatchObject({
      isContractAccount: false,
      unlistedTokens: [],
      addressesWithoutCode: [],
    })
    expect(asked).toEqual([])
  })

  it('behavior: reads tokens that the page doesn’t list from their contracts', async () => {
    const [paid, received] = sides()
    const of = ({ chainId, address }: typeof paid) => ({ ...described(address), chainId, address })
    const none = read({}, [unrelated])
    expect((await none.facts).unlistedTokens).toEqual([of(paid), of(received)])
    expect(none.asked).toEqual([paid, received].map(({ chainId, address }) => ({ chainId, token: address })))
    expect((await read({}, [unrelated, listed(paid)]).facts).unlistedTokens).toEqual([of(received)])
    expect((await read({}, [listed(received)]).facts).unlistedTokens).toEqual([of(paid)])
    // The same address on another network is another token.
    const elsewhere = { ...listed(paid), chainId: 999 }
    expect((await read({}, [elsewhere, listed(received)]).facts).unlistedTokens).toEqual([of(paid)])
  })

  it('behavior: also reads tokens that the provider writes in capitals', async () => {
    const [paid, received] = sides()
    const shouted = { ...paid, address: `0x${paid.address.slice(2).toUpperCase()}` }
    const currencyIn = { ...quote.details.currencyIn, currency: shouted }
    const { facts } = read({}, [unrelated], { ...quote, details: { ...quote.details, currencyIn } })
    expect((await facts).unlistedTokens).toMatchObject([
      { address: shouted.address },
      { address: received.address },
    ])
  })

  it('error: doesn’t describe a token that does not answer, or whose chain the page doesn’t have', async () => {
    const [paid, received] = sides()
    const answersFor = (token: string) =>
      token === paid.address ? Promise.reject(new Error('no answer')) : Promise.resolve(described(token))
    const half = read({ getToken: ({ token }) => answersFor(token) }, [unrelated])
    expect((await half.facts).unlistedTokens).toMatchObject([{ address: received.address }])
    const near = read({ has: (chainId) => chainId === paid.chainId }, [unrelated])
    expect((await near.facts).unlistedTokens).toMatchObject([{ address: paid.address }])
  })

  it.each([
    ['0x60', true],
    ['0xef0100aa', false],
    [undefined, false],
  ] as const)(
    'behavior: decides for an account with the code %s whether it is a contract: %s',
    async (code, isContractAccount) => {
      const asked: unknown[] = []
      const { user, originChainId } = quote.parameters
      const { facts } = read({
        getCode: async (parameters) => {
          if (parameters.address !== user) return '0x60'
          asked.push(parameters)
          return code
        },
      })
      expect(await facts).toMatchObject({ isContractAccount })
      expect(asked).toEqual([{ chainId: originChainId, address: user }])
    },
  )

  it('behavior: reports the addresses that the quote calls and that have no code', async () => {
    const { facts } = read({ getCode: async () => undefined })
    expect((await facts).addressesWithoutCode?.length).toBeGreaterThan(0)
  })

  describe('reads without an answer in time', () => {
    const never = () => new Promise<never>(() => {})

    async function readImpatiently(chainReader: Partial<ChainReader>) {
      const { run } = createTestRun({ chainReader, run: { quote, audit: { tokens: [unrelated] } } })
      const answered = new Promise(setImmediate)
      return readAuditFacts({ ...run, clock: { ...run.clock, sleep: async () => void (await answered) } })
    }

    it('error: a chain that doesn’t answer adds no facts', async () => {
      expect(await readImpatiently({ getCode: never, getToken: never })).toMatchObject({
        isContractAccount: false,
        unlistedTokens: [],
        addressesWithoutCode: [],
      })
    })

    it('error: a token that doesn’t answer doesn’t affect the other facts', async () => {
      const [paid, received] = sides()
      const facts = await readImpatiently({
        getCode: async ({ address }) => (address === quote.parameters.user ? '0x60' : undefined),
        getToken: ({ token }) => (token === received.address ? never() : Promise.resolve(described(token))),
      })
      expect(facts).toMatchObject({ isContractAccount: true, unlistedTokens: [{ address: paid.address }] })
      expect(facts.addressesWithoutCode?.length).toBeGreaterThan(0)
    })

    it('error: neither the account nor one contract that doesn’t answer affects the other contracts', async () => {
      const asked: string[] = []
      const { addressesWithoutCode = [] } = await readImpatiently({
        getCode: async ({ address }) => {
          if (address === quote.parameters.user) return never()
          return asked.push(address) === 1 ? never() : undefined
        },
      })
      expect(asked.length).toBeGreaterThan(1)
      expect(addressesWithoutCode).toEqual(asked.slice(1))
    })
  })

  it('error: a chain that isn’t configured isn’t read', async () => {
    let reads = 0
    const { facts } = read({ has: () => false, getCode: async () => `0x${(reads += 1)}` }, [unrelated])
    expect(await facts).toMatchObject({
      isContractAccount: false,
      unlistedTokens: [],
      addressesWithoutCode: [],
    })
    expect(reads).toBe(0)
  })
})
