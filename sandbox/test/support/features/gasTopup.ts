import { parseEther, parseUnits } from 'viem'
import { describe, expect, it } from 'vitest'
import { getAuditedQuote, receivers } from '../environment/getAuditedQuote.ts'
import { payAndSettle } from '../environment/payAndSettle.ts'
import { readRecord } from '../environment/readRecord.ts'
import type { ServiceEnvironment } from '../environment/serviceEnvironment.ts'

const usdc = (units: string) => parseUnits(units, 6)
const { recipient } = receivers

/** Gas top-ups for the recipient, on either ledger. */
export function describeGasTopup(environment: () => ServiceEnvironment): void {
  describe('gas top-up', () => {
    it('default: the recipient gets native tokens worth two dollars in addition to the token', async () => {
      const asked = { from: 'USDC', to: 'USDC', amount: usdc('100'), recipient }
      const quote = await getAuditedQuote(environment(), { ...asked, topupGas: true })
      const { details, fees } = quote
      // 2 of 2500 US dollars.
      expect(details.currencyGasTopup).toMatchObject({
        amount: parseEther('0.0008'),
        currency: { symbol: 'ETH', chainId: environment().destination.id },
      })
      expect(Number(details.currencyGasTopup?.amountUsd)).toBe(2)
      const fee = fees.relayer?.amount ?? 0n
      expect(fees.relayerGas?.amount).toBeGreaterThan(usdc('2'))
      expect(fees.relayerGas?.amount).toBeLessThan(usdc('3'))
      expect(details.currencyOut.amount).toBe(usdc('100') - fee)
      const { moved } = await payAndSettle(environment(), quote)
      expect(moved).toEqual({
        'Alder USDC user': -usdc('100'),
        'Alder USDC depository': usdc('100'),
        'Birch USDC recipient': usdc('100') - fee,
        'Birch USDC solver': fee - usdc('100'),
        'Birch ETH recipient': parseEther('0.0008'),
        'Birch ETH solver': -parseEther('0.0008'),
      })
      const side = { currencyGasTopup: { amount: parseEther('0.0008').toString(), amountUsd: '2' } }
      expect(await readRecord(environment(), quote)).toMatchObject({
        status: 'success',
        features: ['gas_top_up'],
        data: { route: { quoted: { destination: side }, actual: { destination: side } } },
      })
    })

    it('parameters: topupGasAmount, paid for by the sponsor', async () => {
      const quote = await getAuditedQuote(environment(), {
        from: 'ETH',
        to: 'DAI',
        amount: parseEther('500'),
        tradeType: 'EXACT_OUTPUT',
        recipient,
        topupGas: true,
        topupGasAmount: 5_000_000n,
        subsidizeFees: true,
      })
      const fee = quote.fees.subsidized?.amount ?? 0n
      expect(fee).toBe(quote.fees.relayer?.amount)
      // At least the gas top-up itself: 5 of 2500 US dollars.
      expect(quote.feeSponsorship?.quoted?.components?.execution?.sponsored?.amount).toBeGreaterThan(
        parseEther('0.002'),
      )
      const { moved } = await payAndSettle(environment(), quote)
      expect(moved).toEqual({
        'Alder ETH user': -parseEther('0.2'),
        'Alder ETH sponsor': -fee,
        'Alder ETH depository': parseEther('0.2') + fee,
        'Birch DAI recipient': parseEther('500'),
        'Birch DAI solver': -parseEther('500'),
        'Birch ETH recipient': parseEther('0.002'),
        'Birch ETH solver': -parseEther('0.002'),
      })
    })

    it('behavior: a recipient that can’t take native tokens gets no token either, and the user is refunded', async () => {
      const quote = await getAuditedQuote(environment(), {
        from: 'USDC',
        to: 'USDC',
        amount: usdc('100'),
        recipient: environment().destination.depository,
        refundTo: recipient,
        topupGas: true,
      })
      const { request, moved } = await payAndSettle(environment(), quote)
      expect(request.progress).toMatchObject({
        status: 'refund',
        failReason: 'DESTINATION_TOKEN_TRANSFER_REJECTED',
      })
      expect(moved).toEqual({ 'Alder USDC user': -usdc('100'), 'Alder USDC recipient': usdc('100') })
    })

    it('error: a gas top-up that the solver can’t pay is not quoted', async () => {
      const asked = { from: 'USDC', to: 'USDC', amount: usdc('100'), topupGas: true } as const
      const asking = getAuditedQuote(environment(), {
        ...asked,
        tradeType: 'EXACT_OUTPUT',
        topupGasAmount: 10n ** 14n,
      })
      await expect(asking).rejects.toMatchObject({ errorCode: 'INSUFFICIENT_LIQUIDITY' })
    })
  })
}
