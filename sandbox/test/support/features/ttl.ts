import { parseEther, parseUnits } from 'viem'
import { describe, expect, it } from 'vitest'
import { ask, receivers, recordOf, run, type FeatureBench } from './bench.ts'

const usdc = (units: string) => parseUnits(units, 6)

/** How long a quote lasts and what it promises, on whichever ledger. */
export function describeTtl(bench: () => FeatureBench): void {
  describe('promises of a quote', () => {
    it('parameters: ttl, after which a deposit is refunded instead of filled', async () => {
      const asked = { from: 'USDC', to: 'USDC', amount: usdc('50'), refundTo: receivers.recipient }
      const quote = await ask(bench(), { ...asked, ttl: 60, subsidizeFees: true })
      await bench().clock.advance(60_001)
      const { request, moved } = await run(bench(), quote)
      expect(request.progress).toMatchObject({ status: 'refund', failReason: 'TTL_EXPIRED' })
      expect(moved).toEqual({ 'Alder USDC user': -usdc('50'), 'Alder USDC recipient': usdc('50') })
      expect(await recordOf(bench(), quote)).toMatchObject({
        status: 'refund',
        data: { failReason: 'TTL_EXPIRED', refundFailReason: null },
      })
    })

    it('behavior: a deposit within the ttl is filled', async () => {
      const quote = await ask(bench(), { from: 'USDC', to: 'USDC', amount: usdc('50'), ttl: 60 })
      await bench().clock.advance(58_000)
      const { request } = await run(bench(), quote)
      expect(request.progress.status).toBe('success')
    })

    it.each([
      ['EXACT_INPUT', usdc('100'), true],
      ['EXPECTED_OUTPUT', parseEther('100'), true],
      ['EXACT_OUTPUT', parseEther('100'), false],
    ] as const)('parameters: slippageTolerance with %s', async (tradeType, amount, mayTakeLess) => {
      const asked = { from: 'USDC', to: 'DAI', tradeType, amount, slippageTolerance: 100 }
      const { details } = await ask(bench(), asked)
      const { amount: out, minimumAmount } = details.currencyOut
      expect(minimumAmount).toBe(mayTakeLess ? (out * 99n) / 100n : out)
      expect(details.slippageTolerance).toMatchObject({
        total: '100',
        destination: { value: String(out - (minimumAmount ?? 0n)), percent: mayTakeLess ? '1' : '0' },
      })
    })
  })
}
