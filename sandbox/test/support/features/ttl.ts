import { parseEther, parseUnits } from 'viem'
import { describe, expect, it } from 'vitest'
import { getAuditedQuote, receivers } from '../environment/getAuditedQuote.ts'
import { payAndSettle } from '../environment/payAndSettle.ts'
import { readRecord } from '../environment/readRecord.ts'
import type { ServiceEnvironment } from '../environment/serviceEnvironment.ts'

const usdc = (units: string) => parseUnits(units, 6)

/** How long a quote lasts and what it promises, on whichever ledger. */
export function describeTtl(environment: () => ServiceEnvironment): void {
  describe('promises of a quote', () => {
    it('parameters: ttl, after which a deposit is refunded instead of filled', async () => {
      const asked = { from: 'USDC', to: 'USDC', amount: usdc('50'), refundTo: receivers.recipient }
      const quote = await getAuditedQuote(environment(), { ...asked, ttl: 60, subsidizeFees: true })
      await environment().clock.advance(60_001)
      const { request, moved } = await payAndSettle(environment(), quote)
      expect(request.progress).toMatchObject({ status: 'refund', failReason: 'TTL_EXPIRED' })
      expect(moved).toEqual({ 'Alder USDC user': -usdc('50'), 'Alder USDC recipient': usdc('50') })
      expect(await readRecord(environment(), quote)).toMatchObject({
        status: 'refund',
        data: { failReason: 'TTL_EXPIRED', refundFailReason: null },
      })
    })

    it('behavior: a deposit within the ttl is filled', async () => {
      const quote = await getAuditedQuote(environment(), {
        from: 'USDC',
        to: 'USDC',
        amount: usdc('50'),
        ttl: 60,
      })
      await environment().clock.advance(58_000)
      const { request } = await payAndSettle(environment(), quote)
      expect(request.progress.status).toBe('success')
    })

    it.each([
      ['EXACT_INPUT', usdc('100'), true],
      ['EXPECTED_OUTPUT', parseEther('100'), true],
      ['EXACT_OUTPUT', parseEther('100'), false],
    ] as const)('parameters: slippageTolerance with %s', async (tradeType, amount, mayTakeLess) => {
      const asked = { from: 'USDC', to: 'DAI', tradeType, amount, slippageTolerance: 100 }
      const { details } = await getAuditedQuote(environment(), asked)
      const { amount: out, minimumAmount } = details.currencyOut
      expect(minimumAmount).toBe(mayTakeLess ? (out * 99n) / 100n : out)
      expect(details.slippageTolerance).toMatchObject({
        total: '100',
        destination: { value: String(out - (minimumAmount ?? 0n)), percent: mayTakeLess ? '1' : '0' },
      })
    })
  })
}
