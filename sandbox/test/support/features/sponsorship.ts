import { keccak256, parseEther, parseUnits, stringToHex } from 'viem'
import { describe, expect, it } from 'vitest'
import type { ComponentSponsorship, SponsorshipPhase } from '@causeway/react/schemas'
import { getAuditedQuote, receivers } from '../environment/getAuditedQuote.ts'
import { payAndSettle } from '../environment/payAndSettle.ts'
import { readRecord } from '../environment/readRecord.ts'
import type { ServiceEnvironment } from '../environment/serviceEnvironment.ts'
import { currencyOf } from '../quotes.ts'

const usdc = (units: string) => parseUnits(units, 6)

/** Fee sponsorship, on whichever ledger. */
export function describeSponsorship(environment: () => ServiceEnvironment): void {
  describe('fee sponsorship', () => {
    it('parameters: subsidizationBps, of each fee and before the limit', async () => {
      const asked = {
        from: 'USDC',
        to: 'DAI',
        amount: usdc('1000'),
        subsidizeFees: true,
        subsidizationBps: 2500,
      }
      const quote = await getAuditedQuote(environment(), asked)
      const quoted = quote.feeSponsorship?.quoted
      expect(quoted).toMatchObject({ capHit: false, subsidizationBps: 2500 })
      let sponsored = 0n
      for (const { total, sponsored: paid } of Object.values(
        quoted?.components ?? {},
      ) as ComponentSponsorship[]) {
        expect(paid?.amount).toBe(((total?.amount ?? 0n) * 2500n) / 10_000n)
        sponsored += paid?.amount ?? 0n
      }
      expect(sponsored).toBeGreaterThan(0n)
      expect(quote.fees.subsidized?.amount).toBe(sponsored)
      const { request, moved } = await payAndSettle(environment(), quote)
      expect(request.progress.status).toBe('success')
      expect(moved).toMatchObject({
        'Alder USDC sponsor': -sponsored,
        'Alder USDC depository': usdc('1000') + sponsored,
      })
      expect(await readRecord(environment(), quote)).toMatchObject({
        data: { feeSponsorship: { quoted: { subsidizationBps: 2500 } } },
      })
      const limited = await getAuditedQuote(environment(), { ...asked, maxSubsidizationAmount: 1n })
      expect(limited.feeSponsorship?.quoted).toMatchObject({ capHit: true, sponsoredTotal: { amount: 1n } })
    })

    it('error: no share of what is bridged is sponsored', async () => {
      const asked = {
        from: 'USDC',
        to: 'USDC',
        amount: usdc('1000'),
        subsidizeFees: true,
        subsidizationBps: 2500,
      }
      await expect(getAuditedQuote(environment(), asked)).rejects.toMatchObject({
        errorCode: 'UNSUPPORTED_EXECUTION_TYPE',
      })
    })

    it('default: the sponsor pays all fees, and the recipient gets the whole amount', async () => {
      const quote = await getAuditedQuote(environment(), {
        from: 'USDC',
        to: 'USDC',
        amount: usdc('1000'),
        subsidizeFees: true,
      })
      const fee = quote.fees.relayer?.amount ?? 0n
      expect(fee).toBeGreaterThan(usdc('1'))
      expect(quote.fees.subsidized?.amount).toBe(fee)
      expect(quote.details.currencyOut.amount).toBe(usdc('1000'))
      expect(Number(quote.details.totalImpact?.usd)).toBe(0)
      const quoted = quote.feeSponsorship?.quoted
      expect(quoted).toMatchObject({
        selectedComponents: ['execution', 'swap', 'platform', 'app'],
        capHit: false,
        maxSubsidizationAmount: '100000000',
        components: {
          execution: {
            selected: true,
            total: { amount: quote.fees.relayerGas?.amount },
            userPays: { amount: 0n },
          },
          platform: { selected: true, total: { amount: usdc('1') }, userPays: { amount: 0n } },
          rent: { selected: false, total: { amount: 0n } },
        },
      })
      expectSums(quoted, fee)

      const { request, moved } = await payAndSettle(environment(), quote)
      expect(request.progress.status).toBe('success')
      expect(moved).toEqual({
        'Alder USDC user': -usdc('1000'),
        'Alder USDC sponsor': -fee,
        'Alder USDC depository': usdc('1000') + fee,
        'Birch USDC user': usdc('1000'),
        'Birch USDC solver': -usdc('1000'),
      })
      expect(await readRecord(environment(), quote)).toMatchObject({
        data: {
          fees: { quoted: { sponsored: { amount: fee.toString() } } },
          feeSponsorship: {
            quoted: { selectedComponents: ['execution', 'swap', 'platform', 'app'] },
            actual: {
              capHit: false,
              sponsoredTotal: { amount: fee.toString() },
              userPaysTotal: { amount: '0' },
              sponsorPayment: {
                amount: fee.toString(),
                address: environment().sponsor,
                chainId: environment().origin.id,
              },
            },
          },
        },
      })
    })

    it('default: the sponsor pays in the native token, and the user pays less for an exact output', async () => {
      const { details, fees, ...rest } = await getAuditedQuote(environment(), {
        from: 'ETH',
        to: 'DAI',
        amount: parseEther('1000'),
        tradeType: 'EXACT_OUTPUT',
        subsidizeFees: true,
      })
      const fee = fees.subsidized?.amount ?? 0n
      expect(fee).toBe(fees.relayer?.amount)
      expect(details.currencyIn.amount).toBe(parseEther('0.4'))
      const { moved } = await payAndSettle(environment(), { details, fees, ...rest })
      expect(moved).toEqual({
        'Alder ETH user': -parseEther('0.4'),
        'Alder ETH sponsor': -fee,
        'Alder ETH depository': parseEther('0.4') + fee,
        'Birch DAI user': parseEther('1000'),
        'Birch DAI solver': -parseEther('1000'),
      })
    })

    it('parameters: sponsoredFeeComponents', async () => {
      const quote = await getAuditedQuote(environment(), {
        from: 'USDC',
        to: 'DAI',
        amount: usdc('1000'),
        subsidizeFees: true,
        sponsoredFeeComponents: ['platform', 'rent'],
      })
      const gas = quote.fees.relayerGas?.amount ?? 0n
      expect(quote.fees.subsidized?.amount).toBe(usdc('1'))
      expect(quote.feeSponsorship?.quoted).toMatchObject({
        selectedComponents: ['platform', 'rent'],
        components: { execution: { selected: false, userPays: { amount: gas } }, rent: { selected: true } },
        userPaysTotal: { amount: gas },
      })
      const out = (usdc('1000') - gas) * 10n ** 12n
      const { moved } = await payAndSettle(environment(), quote)
      expect(moved).toEqual({
        'Alder USDC user': -usdc('1000'),
        'Alder USDC sponsor': -usdc('1'),
        'Alder USDC depository': usdc('1001'),
        'Birch DAI user': out,
        'Birch DAI solver': -out,
      })
    })

    it('parameters: maxSubsidizationAmount is spent to the last unit, and the user pays the rest', async () => {
      const quote = await getAuditedQuote(environment(), {
        from: 'USDC',
        to: 'USDC',
        amount: usdc('1000'),
        subsidizeFees: true,
        maxSubsidizationAmount: 500_000n,
      })
      const gas = quote.fees.relayerGas?.amount ?? 0n
      const fee = gas + usdc('1')
      expect(quote.feeSponsorship?.quoted).toMatchObject({
        capHit: true,
        maxSubsidizationAmount: '500000',
        components: {
          execution: { sponsored: { amount: gas }, userPays: { amount: 0n } },
          platform: { sponsored: { amount: usdc('0.5') - gas }, userPays: { amount: fee - usdc('0.5') } },
        },
        sponsoredTotal: { amount: usdc('0.5') },
        userPaysTotal: { amount: fee - usdc('0.5') },
      })
      expectSums(quote.feeSponsorship?.quoted, fee)
      expect(quote.details.expandedPriceImpact?.sponsored?.usd).toBe('0.5')
      const out = usdc('1000') - fee + usdc('0.5')
      const { moved } = await payAndSettle(environment(), quote)
      expect(moved).toEqual({
        'Alder USDC user': -usdc('1000'),
        'Alder USDC sponsor': -usdc('0.5'),
        'Alder USDC depository': usdc('1000.5'),
        'Birch USDC user': out,
        'Birch USDC solver': -out,
      })
    })

    it('parameters: subsidizeRent adds rent to the components', async () => {
      const asked = { from: 'USDC', to: 'USDC', amount: usdc('10'), subsidizeFees: true, subsidizeRent: true }
      const quote = await getAuditedQuote(environment(), { ...asked, sponsoredFeeComponents: ['swap'] })
      expect(quote.feeSponsorship?.quoted?.selectedComponents).toEqual(['swap', 'rent'])
      expect(quote.fees.subsidized?.amount).toBe(0n)
    })

    it('behavior: what is not filled costs neither user nor sponsor', async () => {
      // The depository takes no native token, so that the fill is refused after the sponsor has paid.
      const { destination } = environment()
      const recipient = destination.depository
      const quote = await getAuditedQuote(environment(), {
        from: 'USDC',
        to: 'ETH',
        amount: usdc('1000'),
        recipient,
        refundTo: receivers.recipient,
        subsidizeFees: true,
      })
      const { request, moved } = await payAndSettle(environment(), quote)
      expect(request.progress).toMatchObject({
        status: 'refund',
        failReason: 'DESTINATION_TOKEN_TRANSFER_REJECTED',
      })
      expect(request.sidePayments.sponsorRefund?.amount).toBe(quote.fees.subsidized?.amount)
      expect(moved).toEqual({ 'Alder USDC user': -usdc('1000'), 'Alder USDC recipient': usdc('1000') })
      expect(await readRecord(environment(), quote)).toMatchObject({
        data: {
          feeSponsorship: {
            quoted: { sponsoredTotal: { amount: String(quote.fees.subsidized?.amount) } },
            actual: { sponsoredTotal: { amount: '0' }, sponsorPayment: { amount: '0' } },
          },
        },
      })
    })

    // Last, since it leaves the sponsor without DAI.
    it('behavior: a sponsor without funds is SPONSOR_BALANCE_TOO_LOW, and the user is refunded', async () => {
      const { ledger, origin, sponsor } = environment()
      const dai = currencyOf(origin, 'DAI').address
      await ledger.collect({
        orderId: keccak256(stringToHex('all of it')),
        chainId: origin.id,
        currency: dai,
        recipient: origin.depository,
        amount: await ledger.balanceOf(origin.id, dai, sponsor),
      })
      const quote = await getAuditedQuote(environment(), {
        from: 'DAI',
        to: 'DAI',
        amount: parseEther('100'),
        subsidizeFees: true,
      })
      const { request, moved } = await payAndSettle(environment(), quote)
      expect(request.progress).toMatchObject({ status: 'refund', failReason: 'SPONSOR_BALANCE_TOO_LOW' })
      expect(moved).toEqual({})
    })
  })
}

/** Every part is shared without a rest, and the parts make the whole. */
function expectSums(phase: SponsorshipPhase | null | undefined, fee: bigint): void {
  let sponsored = 0n
  let userPays = 0n
  for (const component of Object.values(phase?.components ?? {})) {
    if (!isComponent(component)) throw new TypeError('A component is missing.')
    expect(component.sponsored.amount + component.userPays.amount).toBe(component.total.amount)
    sponsored += component.sponsored.amount
    userPays += component.userPays.amount
  }
  expect(phase?.sponsoredTotal?.amount).toBe(sponsored)
  expect(phase?.userPaysTotal?.amount).toBe(userPays)
  expect(sponsored + userPays).toBe(fee)
}

interface Component {
  total: { amount: bigint }
  sponsored: { amount: bigint }
  userPays: { amount: bigint }
}

function isComponent(value: unknown): value is Component {
  return typeof value === 'object' && value !== null && 'total' in value && 'userPays' in value
}
