import { zeroAddress, type Hex } from 'viem'
import { beforeEach, describe, expect, it } from 'vitest'
import { caseCount } from '../../../test/support/runner/caseCount.ts'
import { getQuote, type Quote, type GetQuoteParameters, ServiceError } from '@causeway/react/actions'
import { auditQuote } from '@causeway/react/execution'
import { InvalidRequestError } from '@causeway/react/schemas'
import { quoteItemsOf, transactionsOf } from '../../../src/decode/quoteItems.ts'
import { toTokens } from '@causeway/sandbox/simulated'
import { at } from '../support/at.ts'
import { contractsOf, createTestSandbox, type TestSandbox } from '../support/environment/createTestSandbox.ts'
import { currencyOf, send } from '../support/quotes.ts'

import fc from 'fast-check'

let sandbox: TestSandbox

beforeEach(() => {
  sandbox = createTestSandbox()
})

const symbols = ['ETH', 'WETH', 'USDC', 'USDT', 'DAI'] as const
const recipient = '0x00000000000000000000000000000000000000a1'

/** Everything that a quote request can ask for. */
const allPreferences = fc.record({
  recipient: fc.constant(recipient),
  refundTo: fc.constant(recipient),
  // All of it would leave no minimum, which is asked about.
  slippageTolerance: fc.nat(9_999),
  topupGas: fc.boolean(),
  subsidizeFees: fc.boolean(),
  forceSolverExecution: fc.boolean(),
  disableOriginSwaps: fc.boolean(),
  overridePriceImpact: fc.boolean(),
  enableTrueExactOutput: fc.boolean(),
  includeProtocolData: fc.boolean(),
  disableSwapProviderPreference: fc.boolean(),
  excludedSwapSources: fc.subarray(['grove', 'thicket', 'inventory']),
  latePaymentSlippageTolerance: fc.nat(10_000),
  gasLimitForDepositSpecifiedTxs: fc.integer({ min: 20_000, max: 500_000 }),
  fixedRate: fc.constantFrom('0.0003', '0.5', '0.9', '1:1', '1.01', '2000'),
  useDepositAddress: fc.boolean(),
  txs: fc.constant([{ to: recipient, value: 0n, data: '0x' as Hex }]),
  extraFields: fc.constant({ appFees: [{ recipient, fee: '25' }] }),
})

/** A few of them; the service decides whether they fit together. */
const preferences = allPreferences.chain((all) =>
  fc
    .subarray(Object.entries(all), { maxLength: 3 })
    .map((entries): Partial<GetQuoteParameters> => Object.fromEntries(entries)),
)

const requests = fc.record({
  from: fc.constantFrom(...symbols),
  to: fc.constantFrom(...symbols),
  isOnOneChain: fc.boolean(),
  tradeType: fc.constantFrom('EXACT_INPUT', 'EXACT_OUTPUT', 'EXPECTED_OUTPUT'),
  /** In hundredths of a US dollar. */
  worth: fc.integer({ min: 1, max: 500_000 }),
  preferences,
})

describe('auditQuote', () => {
  it('behavior: finds nothing against any quote of the provider', async () => {
    const operations = new Set<string | undefined>()
    const numRuns = caseCount(315)
    let refused = 0
    await fc.assert(
      fc.asyncProperty(requests, async (parameters) => {
        const quote = await answerTo(parameters)
        if (!quote) {
          refused += 1
          return
        }
        operations.add(quote.details.operation)
        // The sandbox's clock is set by hand.
        const received = { ...quote, receivedAt: sandbox.clock.now() }
        const known = {
          contracts: contractsOf(sandbox),
          tokens: toTokens(sandbox.chains),
          addressesWithoutCode: [recipient],
        }
        expect(auditQuote(received, known)).toEqual([])
        expectFigures(quote)
      }),
      { numRuns, seed: 5 },
    )
    expect([...operations].toSorted()).toEqual(['bridge', 'send', 'swap', 'unwrap', 'wrap'])
    expect(refused).toBeLessThan(numRuns * 0.76)
  })

  it('behavior: does in self-executed transactions what the quote says', async () => {
    const alone = requests.filter(({ isOnOneChain }) => isOnOneChain)
    await fc.assert(
      fc.asyncProperty(alone, async (parameters) => {
        sandbox = createTestSandbox()
        const quote = await answerTo({ ...parameters, preferences: { refundTo: recipient } })
        if (!quote || quote.steps.at(-1)?.id === 'deposit') return
        const { ledger, origin, user } = sandbox
        const { currencyIn, currencyOut } = quote.details
        const address = currencyOut.currency.address as Hex
        const before = await ledger.balanceOf(origin.id, address, user)
        const spent = await ledger.balanceOf(origin.id, currencyIn.currency.address as Hex, user)
        for (const { data } of transactionsOf(quoteItemsOf(quote.steps))) {
          await send(sandbox.wallet, { from: user, to: data.to, data: data.data, value: data.value })
        }
        // Gas goes from ETH, too.
        if (address !== zeroAddress) {
          const received = (await ledger.balanceOf(origin.id, address, user)) - before
          expect(received).toBeGreaterThanOrEqual(currencyOut.minimumAmount ?? 0n)
          expect(received).toBeGreaterThanOrEqual(currencyOut.amount)
        }
        if (currencyIn.currency.address !== zeroAddress) {
          const left = await ledger.balanceOf(origin.id, currencyIn.currency.address as Hex, user)
          expect(spent - left).toBe(currencyIn.amount)
        }
      }),
      { numRuns: caseCount(30), seed: 6 },
    )
  })
})

interface RequestedQuote {
  from: string
  to: string
  isOnOneChain: boolean
  tradeType: 'EXACT_INPUT' | 'EXACT_OUTPUT' | 'EXPECTED_OUTPUT'
  worth: number
  preferences: Partial<GetQuoteParameters>
}

/** The quote, or undefined if it is refused with a message. */
async function answerTo({
  from,
  to,
  isOnOneChain,
  tradeType,
  worth,
  preferences,
}: RequestedQuote): Promise<Quote | undefined> {
  const { client, user, origin } = sandbox
  const destination = isOnOneChain ? origin : sandbox.destination
  const [currencyIn, currencyOut] = [currencyOf(origin, from), currencyOf(destination, to)]
  const { decimals, priceUsd } = tradeType === 'EXACT_INPUT' ? currencyIn : currencyOut
  const amount = (BigInt(worth) * 10n ** BigInt(decimals)) / (100n * BigInt(priceUsd))
  try {
    return await getQuote(client, {
      user,
      originChainId: origin.id,
      destinationChainId: destination.id,
      originCurrency: currencyIn.address,
      destinationCurrency: currencyOut.address,
      tradeType,
      amount,
      ...preferences,
    })
  } catch (error) {
    // The library refuses some itself.
    if (error instanceof InvalidRequestError) return undefined
    expect(error).toBeInstanceOf(ServiceError)
    expect(error).toMatchObject({ status: 400, errorCode: expect.stringMatching(/^[A-Z_]+$/) })
    return undefined
  }
}

/** The parts make the whole. */
function expectFigures({ details, fees, feeSponsorship, steps }: Quote): void {
  const { currencyIn, currencyOut, expandedPriceImpact: parts, totalImpact } = details
  expect(currencyOut.minimumAmount).toBeLessThanOrEqual(currencyOut.amount)
  expect(fees.relayer?.amount).toBe((fees.relayerGas?.amount ?? 0n) + (fees.relayerService?.amount ?? 0n))
  expect(feeSponsorship?.quoted?.sponsoredTotal?.amount).toBe(fees.subsidized?.amount)
  const sum = [parts?.swap, parts?.execution, parts?.platform, parts?.app, parts?.sponsored].reduce(
    (total, part) => total + Number(part?.usd ?? 0),
    0,
  )
  // The sponsored part comes in addition to what is paid.
  expect(sum).toBeCloseTo(Number(totalImpact?.usd), 4)
  expect(currencyIn.amount).toBeGreaterThan(0n)
  expect(at(steps, steps.length - 1).requestId).toBe(steps[0]?.requestId)
}
