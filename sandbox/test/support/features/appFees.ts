import { defaultApiKey } from '@causeway/sandbox/simulated'
import { parseEther, parseUnits } from 'viem'
import { describe, expect, it } from 'vitest'
import { getAuditedQuote, receivers } from '../environment/getAuditedQuote.ts'
import { payAndSettle } from '../environment/payAndSettle.ts'
import { readRecord } from '../environment/readRecord.ts'
import type { ServiceEnvironment } from '../environment/serviceEnvironment.ts'
import { requestIdOf } from '../quotes.ts'

const usdc = (units: string) => parseUnits(units, 6)
const { app, partner } = receivers

/** Fees of the integrating app, on whichever ledger. */
export function describeAppFees(environment: () => ServiceEnvironment): void {
  describe('app fees', () => {
    it('default: every recipient is paid its share of the input', async () => {
      const quote = await getAuditedQuote(environment(), {
        from: 'USDC',
        to: 'DAI',
        amount: usdc('1000.000001'),
        extraFields: {
          appFees: [
            { recipient: app, fee: '50' },
            { recipient: partner, fee: '1' },
          ],
        },
      })
      const fees = (quote.fees.relayer?.amount ?? 0n) + usdc('5.1')
      expect(quote.fees.app?.amount).toBe(usdc('5.1'))
      expect(quote.details.expandedPriceImpact?.app?.usd).toBe('-5.1')
      const amount = usdc('5.1')
      const components = { app: { selected: false, total: { amount }, userPays: { amount } } }
      const nobody = { quoted: { components, userPaysTotal: { amount: fees } } }
      // Deployments say nothing of sponsors where there are none.
      const hasSponsorship = environment().dialect === 'interface'
      expect(quote.feeSponsorship ?? {}).toMatchObject(hasSponsorship ? nobody : {})
      const out = (usdc('1000.000001') - fees) * 10n ** 12n
      const { moved } = await payAndSettle(environment(), quote)
      expect(moved).toEqual({
        'Alder USDC user': -usdc('1000.000001'),
        'Alder USDC app': usdc('5'),
        'Alder USDC partner': usdc('0.1'),
        'Alder USDC depository': usdc('994.900001'),
        'Birch DAI user': out,
        'Birch DAI solver': -out,
      })
      expect(await readRecord(environment(), quote)).toMatchObject({
        features: ['app_fees'],
        data: {
          fees: { quoted: { app: { usd: '-5.1' } }, actual: { app: { usd: '-5.1' } } },
          appFees: {
            quoted: [
              { recipient: app, bps: '50', amount: '5000000', amountFormatted: hasSponsorship ? '5' : '5.0' },
              { recipient: partner, bps: '1', amount: '100000', amountFormatted: '0.1' },
            ],
            actual: [
              { recipient: app, bps: '50', amount: '5000000', amountUsd: '5' },
              { recipient: partner, bps: '1', amount: '100000', amountUsd: '0.1' },
            ],
            currency: { symbol: 'USDC' },
          },
        },
      })
      const ids = async (query: string) => {
        const address = `https://sandbox.invalid/requests/v3?features=app_fees&${query}`
        const response = await environment().fetch(address, { headers: { 'x-api-key': defaultApiKey } })
        const { requests }: { requests: { id: string }[] } = await response.json()
        return requests.map(({ id }) => id)
      }
      expect(await ids('appFeesAmountUsdMin=5.1&appFeesAmountUsdMax=5.1')).toEqual([requestIdOf(quote)])
      expect(await ids('appFeesAmountUsdMin=5.100001')).toEqual([])
    })

    it('default: an exact output costs so much more, and the sponsor may pay it', async () => {
      const asked = { from: 'ETH', to: 'ETH', amount: parseEther('1'), tradeType: 'EXACT_OUTPUT' } as const
      const extraFields = { appFees: [{ recipient: app, fee: '100' }] }
      const plain = await getAuditedQuote(environment(), { ...asked, extraFields })
      const share = plain.fees.app?.amount ?? 0n
      // A hundredth of what is paid, rounded down.
      expect(share).toBe(plain.details.currencyIn.amount / 100n)
      expect(plain.details.currencyIn.amount).toBe(
        parseEther('1') + share + (plain.fees.relayer?.amount ?? 0n),
      )

      const quote = await getAuditedQuote(environment(), {
        ...asked,
        extraFields,
        subsidizeFees: true,
        sponsoredFeeComponents: ['app'],
      })
      expect(quote.fees.subsidized?.amount).toBe(share)
      const paid = quote.details.currencyIn.amount
      expect(paid).toBe(plain.details.currencyIn.amount - share)
      const { moved } = await payAndSettle(environment(), quote)
      expect(moved).toEqual({
        'Alder ETH user': -paid,
        'Alder ETH sponsor': -share,
        'Alder ETH app': share,
        'Alder ETH depository': paid,
        'Birch ETH user': parseEther('1'),
        'Birch ETH solver': -parseEther('1'),
      })
    })

    it('behavior: a refunded request pays no app', async () => {
      const quote = await getAuditedQuote(environment(), {
        from: 'USDC',
        to: 'ETH',
        amount: usdc('100'),
        recipient: environment().destination.depository,
        refundTo: receivers.recipient,
        extraFields: { appFees: [{ recipient: app, fee: '100' }] },
      })
      const { moved } = await payAndSettle(environment(), quote)
      expect(moved).toEqual({ 'Alder USDC user': -usdc('100'), 'Alder USDC recipient': usdc('100') })
      expect(await readRecord(environment(), quote)).toMatchObject({
        status: 'refund',
        data: { appFees: { quoted: [{ amount: '1000000' }], actual: [] } },
      })
    })

    it('behavior: a recipient that takes nothing holds up neither the others nor the fill', async () => {
      const { origin } = environment()
      const appFees = [
        { recipient: origin.depository, fee: '10' },
        { recipient: partner, fee: '20' },
      ]
      const quote = await getAuditedQuote(environment(), {
        from: 'ETH',
        to: 'DAI',
        amount: parseEther('1'),
        extraFields: { appFees },
      })
      const { request, moved } = await payAndSettle(environment(), quote)
      expect(request.progress.status).toBe('success')
      expect(moved).toMatchObject({
        'Alder ETH partner': parseEther('0.002'),
        'Alder ETH depository': parseEther('0.998'),
      })
      expect(await readRecord(environment(), quote)).toMatchObject({
        data: { appFees: { quoted: [{}, {}], actual: [{ recipient: partner }] } },
      })
    })
  })
}
