import { expect, it } from 'vitest'
import { type Quote, type GetQuoteParameters, ServiceError } from '@causeway/react/actions'
import { type TradeType, InvalidRequestError } from '@causeway/react/schemas'
import { type AuditOptions, auditQuote } from '@causeway/react/execution'

import { isSoak } from '../support/runner/caseCount.ts'
import { getQuoteFor } from '../support/quotes/getQuoteOfEachKind.ts'
import { createTestEnvironment } from '../support/environment/createTestEnvironment.ts'
import { quoteCases, type QuoteCase } from '../support/quotes/quoteKinds.ts'

const depositoryOf = ({ protocol }: Quote) => protocol?.v2?.paymentDetails?.depository

const tradeTypes: readonly TradeType[] = ['EXACT_INPUT', 'EXACT_OUTPUT', 'EXPECTED_OUTPUT']
const amounts = [1n, 100n, 777n]
const variations: readonly Partial<GetQuoteParameters>[] = [
  {},
  { slippageTolerance: 0, includeProtocolData: true },
  { slippageTolerance: 300, recipient: '0x00000000000000000000000000000000000000b2', refundTo: undefined },
  { subsidizeFees: true, sponsoredFeeComponents: ['execution', 'rent'], maxSubsidizationAmount: 1_000_000n },
  { topupGas: true, topupGasAmount: 1_000_000n, forceSolverExecution: true },
]

/**
 * Every amount with every variation. The gate spreads them over the three trade types, so that each pair of an amount, a variation and a
 * trade type is met for each kind of quote; `npm run soak` asks for all of them.
 */
const pairs = amounts.flatMap((units, row) =>
  variations.map((variation, column) => ({ units, variation, turn: (row + column) % tradeTypes.length })),
)

it.each(['interface', 'deployment'] as const)(
  'behavior: auditQuote: finds nothing in good quotes: %s',
  async (dialect) => {
    const env = createTestEnvironment({ policy: { dialect } })
    const { tokens, contracts } = env
    const solvers = [env.sandbox.solver]
    const operations = new Map<string | undefined, number>()
    let asked = 0
    let refused = 0
    for (const quoteCase of Object.values<QuoteCase>(quoteCases)) {
      for (const [turn, tradeType] of tradeTypes.entries()) {
        for (const pair of pairs) {
          if (!isSoak && pair.turn !== turn) continue
          const { units, variation } = pair
          asked += 1
          const quote = await getQuoteFor(env, { ...quoteCase, tradeType, units, ...variation }).catch(
            (error: unknown) => {
              if (!(error instanceof ServiceError || error instanceof InvalidRequestError)) throw error
              refused += 1
            },
          )
          if (!quote) continue
          const { operation } = quote.details
          operations.set(operation, (operations.get(operation) ?? 0) + 1)
          const rulesOf = (options: AuditOptions) =>
            auditQuote(quote, { tokens, addressesWithoutCode: [quote.details.recipient], ...options }).map(
              ({ rule, severity }) => `${rule}: ${severity}`,
            )
          // No deployment says what a transfer to the solver is for.
          const isUnnamed = dialect === 'deployment' && quote.parameters.usePermit
          const { user, recipient = user, refundTo, originChainId, destinationChainId } = quote.parameters
          // Orders of deployments that cross chains may refund the recipient, whatever refund address was requested.
          const isRecipientRefunded =
            dialect === 'deployment' &&
            originChainId !== destinationChainId &&
            refundTo !== undefined &&
            refundTo !== recipient
          const always = [
            ...(isRecipientRefunded ? ['order-refund-recipient: info'] : []),
            ...(isUnnamed ? ['other-request: confirm'] : []),
          ]
          expect(rulesOf({ contracts, solvers })).toEqual(always)
          // Where a swap on one chain is done no quote says: without `contracts` it is asked about, and nothing else is.
          const isAskedAbout = operation === 'swap' && quoteCase.isOnOneChain && !depositoryOf(quote)
          expect(rulesOf({})).toEqual(isAskedAbout ? ['unknown-contract: confirm'] : always)
        }
      }
    }
    const bridges = dialect === 'interface' ? ['bridge'] : []
    expect([...operations.keys()].toSorted()).toEqual([...bridges, 'send', 'swap', 'unwrap', 'wrap'])
    const good = [...operations.values()].reduce((sum, count) => sum + count, 0)
    expect(good + refused).toBe(asked)
    expect(asked).toBe(Object.keys(quoteCases).length * pairs.length * (isSoak ? tradeTypes.length : 1))
    expect(good).toBeGreaterThan(asked / 2)
  },
)
