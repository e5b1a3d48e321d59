import { parseEther, parseUnits } from 'viem'
import { describe, expect, it } from 'vitest'
import { getRequestStatus } from '@causeway/react/actions'
import { getAuditedQuote, receivers, type SymbolQuoteParameters } from '../environment/getAuditedQuote.ts'
import { payAndSettle } from '../environment/payAndSettle.ts'
import { readRecord } from '../environment/readRecord.ts'
import type { ServiceEnvironment } from '../environment/serviceEnvironment.ts'
import { currencyOf, requestIdOf } from '../quotes.ts'

const { recipient } = receivers

/** Sending to someone else on one chain, on whichever ledger. */
export function describeSend(environment: () => ServiceEnvironment): void {
  const send = (symbol: string, amount: bigint): SymbolQuoteParameters => {
    const { origin } = environment()
    const destinationCurrency = currencyOf(origin, symbol).address
    return { from: symbol, to: symbol, amount, destinationChainId: origin.id, destinationCurrency, recipient }
  }

  describe('send', () => {
    it.each([
      ['USDC', parseUnits('12.5', 6)],
      ['ETH', parseEther('0.25')],
    ])('default: %s goes to the recipient in one transaction', async (symbol, amount) => {
      const quote = await getAuditedQuote(environment(), send(symbol, amount))
      expect(quote.steps.map(({ id }) => id)).toEqual(['send'])
      expect(quote.details).toMatchObject({
        operation: 'send',
        currencyOut: { amount, minimumAmount: amount },
      })
      expect(Number(quote.details.totalImpact?.usd)).toBe(0)
      expect(quote.fees.relayer?.amount).toBe(0n)
      expect(quote.fees.gas?.amount).toBeGreaterThan(0n)
      const { request, moved } = await payAndSettle(environment(), quote)
      expect(moved).toEqual({ [`Alder ${symbol} user`]: -amount, [`Alder ${symbol} recipient`]: amount })
      if (request.progress.status !== 'success') throw new TypeError(request.progress.status)
      const { transactionHash } = request.progress.fill
      const requestId = requestIdOf(quote)
      expect(await getRequestStatus(environment().client, { requestId })).toMatchObject({
        status: 'success',
        inTxHashes: [transactionHash],
        txHashes: [transactionHash],
      })
      expect(await readRecord(environment(), quote)).toMatchObject({
        requestType: 'Send',
        status: 'success',
        data: { inTxs: [{ txHash: transactionHash }], outTxs: [{ txHash: transactionHash }] },
      })
    })

    it('behavior: another transaction with the same id is not the send', async () => {
      const quote = await getAuditedQuote(environment(), send('ETH', parseEther('0.25')))
      const [step] = quote.steps
      if (step?.kind !== 'transaction') throw new TypeError('The send is no transaction.')
      const items = step.items.map((item) => ({ ...item, data: { ...item.data, value: 1n } }))
      await environment().pay({ ...quote, steps: [{ ...step, items }] })
      // The next one of the same chain is seen after it.
      const other = await payAndSettle(
        environment(),
        await getAuditedQuote(environment(), send('ETH', parseEther('0.5'))),
      )
      expect(other.request.progress.status).toBe('success')
      const requestId = requestIdOf(quote)
      const status = await getRequestStatus(environment().client, { requestId, path: '/intents/status/v3' })
      expect(status).toMatchObject({ status: 'waiting' })
    })

    it('error: to oneself', async () => {
      const asking = getAuditedQuote(environment(), { ...send('ETH', 1n), recipient: environment().user })
      await expect(asking).rejects.toMatchObject({ errorCode: 'UNSUPPORTED_ROUTE' })
    })

    it('error: with a gas top-up', async () => {
      const asking = getAuditedQuote(environment(), { ...send('USDC', 1n), topupGas: true })
      await expect(asking).rejects.toMatchObject({ errorCode: 'UNSUPPORTED_ROUTE' })
    })
  })
}
