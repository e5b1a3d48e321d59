import type { Dialect } from '@causeway/sandbox/simulated'
import { describe, expect, it, onTestFinished } from 'vitest'
import { getQuote } from '@causeway/react/actions'
import { executeSteps, auditQuote, verifyQuote } from '@causeway/react/execution'
import { decodeOrder } from '../../src/decode/order/decodeOrder.ts'
import { createTestEnvironment } from '../support/environment/createTestEnvironment.ts'
import { configOf } from '../support/renderWithCauseway.tsx'
import { destinations, type Destination } from '../support/environment/nonEvmChains.ts'

function quoteTo({ spec, chain, token, recipient }: Destination, dialect: Dialect) {
  const env = createTestEnvironment({ nonEvmChains: [spec], policy: { dialect } })
  return getQuote(env.client, {
    ...env.quoteParameters('USDC'),
    destinationChainId: chain.id,
    destinationCurrency: token.address,
    recipient,
  })
}

const cases = (['interface', 'deployment'] as const).flatMap((dialect) =>
  Object.entries(destinations).map(([name, destination]) => [name, dialect, destination] as const),
)

describe.each(cases)('%s, %s', (_, dialect, destination) => {
  it('behavior: names a refund on the origin by a hash of the origin', async () => {
    const env = createTestEnvironment({
      nonEvmChains: [destination.spec],
      policy: { dialect, listUnpaid: true },
    })
    env.sandbox.faults.add({ kind: 'chain', type: 'revertedFill', chainId: destination.chain.id })
    const config = configOf(env)
    onTestFinished(() => config.stop())
    const quote = await getQuote(env.client, {
      ...env.quoteParameters('USDC'),
      destinationChainId: destination.chain.id,
      destinationCurrency: destination.token.address,
      recipient: destination.recipient,
    })
    const { status, requestState } = await executeSteps(config, { quote, wallet: env.wallet })
    expect(status).toBe('refunded')
    expect(requestState?.txHashes).toEqual([expect.stringMatching(/^0x[0-9a-f]{64}$/)])
  })

  it('default: reads a quote, which passes the audit without a block', async () => {
    const quote = await quoteTo(destination, dialect)
    expect(quote.details).toMatchObject({
      recipient: destination.recipient,
      currencyOut: { currency: { chainId: destination.chain.id, address: destination.token.address } },
    })
    expect(auditQuote(quote).filter(({ severity }) => severity === 'block')).toEqual([])
  })

  it('behavior: verifies the quote by its order, whose ID can be computed', async () => {
    const quote = await quoteTo(destination, dialect)
    expect(decodeOrder(quote.protocol?.v2?.orderData)?.id).toBe(quote.protocol?.v2?.orderId)
    expect(verifyQuote(quote)).toMatchObject({ status: 'verified', by: 'order' })
  })

  it('error: blocks another recipient, token or chain than the requested one', async () => {
    const quote = await quoteTo(destination, dialect)
    const { details } = quote
    const { currency } = details.currencyOut
    const blocked = (change: Partial<typeof details>) => {
      const findings = auditQuote({ ...quote, details: { ...details, ...change } })
      // The order states it again.
      return [...new Set(findings.flatMap(({ rule, severity }) => (severity === 'block' ? [rule] : [])))]
    }
    const currencyOut = (change: Partial<typeof currency>) => ({
      currencyOut: { ...details.currencyOut, currency: { ...currency, ...change } },
    })
    const other = destination === destinations.solana ? destinations.bitcoin : destinations.solana
    expect(blocked({ recipient: other.recipient })).toEqual(['recipient'])
    // Base58 minds letter case.
    expect(blocked({ recipient: swapCase(destinations.solana.recipient) })).toEqual(['recipient'])
    expect(blocked(currencyOut({ address: other.token.address }))).toEqual([
      'output-currency',
      'order-payment',
    ])
    // Some name chains in words, which mean nothing by themselves.
    expect(blocked(currencyOut({ chainId: other.chain.id }))).toContain('output-currency')
  })
})

function swapCase(text: string): string {
  return text.replace(/[a-z]/g, (letter) => letter.toUpperCase())
}
