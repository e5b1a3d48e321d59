import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Figure, SponsorshipBreakdown } from '@causeway/react/widgets'
import { addUp } from '../../../../src/widgets/fees/model/addUp.ts'
import { sumOfCents, sumOfShown } from '../../../../src/widgets/fees/model/cents.ts'
import { parseUsd, toUsdText } from '../../../../src/utils/amounts/usd.ts'
import { formatUsd } from '../../../../src/utils/format/formatUsd.ts'
import { caseCount } from '../../../support/runner/caseCount.ts'

/** Token of 6 decimals that is worth a dollar. */
const figure = (amount: bigint): Figure => ({ amount, usd: toUsdText(amount * 10n ** 12n) })

/** Shares of fees, each as what the sponsor and what the user pays. */
function breakdownOf(shares: readonly (readonly [bigint, bigint])[]): SponsorshipBreakdown {
  const sum = (index: 0 | 1) => shares.reduce((all, share) => all + share[index], 0n)
  return {
    components: shares.map(([sponsored, userPays]) => ({
      name: 'execution',
      total: figure(sponsored + userPays),
      sponsored: figure(sponsored),
      userPays: figure(userPays),
    })),
    sponsored: figure(sum(0)),
    userPays: figure(sum(1)),
    isCapHit: false,
    limit: undefined,
    isVerified: true,
    payment: undefined,
  }
}

/** Cents that a reader sees; what is less than one counts as one. */
function seen({ usd, shownUsd = usd }: Figure): number {
  const text = formatUsd(shownUsd, { locale: 'en', rounding: 'up' }) ?? ''
  return Math.round(Number(text.replaceAll(/[$,<]/g, '')) * 100)
}

function shownBreakdown(shares: readonly (readonly [bigint, bigint])[]): SponsorshipBreakdown {
  const quoted = breakdownOf(shares)
  const shown = addUp({ lines: [], impact: [], sponsorship: { quoted, actual: undefined } })
  return shown.sponsorship.quoted ?? quoted
}

describe('addUp', () => {
  it('default: adds up a sponsor’s 3.025 cents and 10 cents to the cent', () => {
    const { components, sponsored, userPays } = shownBreakdown([
      [30_250n, 0n],
      [100_000n, 0n],
    ])
    expect(components.map(({ total }) => seen(total))).toEqual([4, 10])
    expect(components.map((shares) => seen(shares.sponsored))).toEqual([4, 10])
    expect(seen(sponsored)).toBe(14)
    expect(seen(userPays)).toBe(0)
  })

  it('default: shows a price impact that a sponsor compensates as nothing', () => {
    const quoted = breakdownOf([
      [30_250n, 0n],
      [100_000n, 0n],
    ])
    const impact = [
      { key: 'total', usd: '0', percent: '0' },
      { key: 'execution', usd: '-0.03025' },
      { key: 'platform', usd: '-0.1' },
      { key: 'sponsored', usd: '0.13025' },
    ] as const
    const shown = addUp({ lines: [], impact, sponsorship: { quoted, actual: undefined } })
    const texts = shown.impact.map(
      ({ usd, shownUsd = usd }: { usd: string | undefined; shownUsd?: string | undefined }) =>
        formatUsd(shownUsd, { locale: 'en', rounding: 'down' }),
    )
    expect(texts).toEqual(['$0.00', '−$0.04', '−$0.10', '$0.14'])
  })

  it('behavior: values the sponsor’s payment like the total', () => {
    const breakdown = breakdownOf([
      [30_250n, 0n],
      [100_000n, 0n],
    ])
    const payTo = (paid: Figure) => {
      const actual = { ...breakdown, payment: { figure: paid, address: '0x5', chainId: 7 } }
      return addUp({ lines: [], impact: [], sponsorship: { quoted: undefined, actual } }).sponsorship.actual
    }
    const shown = payTo(breakdown.sponsored)
    expect(shown?.payment).toEqual({ figure: shown?.sponsored, address: '0x5', chainId: 7 })
    expect(seen(shown?.payment?.figure ?? {})).toBe(14)
    // The value of any other amount is unknown.
    expect(payTo({ amount: 130_249n })?.payment?.figure).toEqual({ amount: 130_249n })
  })

  it('behavior: keeps sums that don’t add up as they were reported', () => {
    const quoted = { ...breakdownOf([[30_250n, 0n]]), sponsored: figure(20_000n) }
    const shown = addUp({ lines: [], impact: [], sponsorship: { quoted, actual: undefined } })
    expect(shown.sponsorship.quoted?.sponsored).toEqual(figure(20_000n))
  })

  it('property: adds up the shares of a fee to all of it, and the visible figures to the totals', () => {
    const amount = fc.bigInt({ min: 10_000n, max: 10n ** 12n })
    const share = fc.oneof(fc.tuple(amount, amount), fc.tuple(amount, fc.constant(0n)))
    fc.assert(
      fc.property(fc.array(share, { minLength: 1, maxLength: 5 }), (shares) => {
        const { components, sponsored, userPays } = shownBreakdown(shares)
        for (const one of components) expect(seen(one.sponsored) + seen(one.userPays)).toBe(seen(one.total))
        const sum = (figures: readonly Figure[]) => figures.reduce((all, one) => all + seen(one), 0)
        expect(seen(sponsored)).toBe(sum(components.map((one) => one.sponsored)))
        expect(seen(userPays)).toBe(sum(components.map((one) => one.userPays)))
      }),
      { numRuns: caseCount(300) },
    )
  })
})

describe('sumOfCents', () => {
  const cents = (...worths: string[]) =>
    formatUsd(toUsdText(sumOfCents(worths.flatMap((worth) => parseUsd(worth) ?? []))), {
      locale: 'en',
      rounding: 'up',
    })

  it('default: adds up what is shown', () => {
    expect(cents('0.1', '0.03025', '0.045')).toBe('$0.19')
  })

  it('behavior: doesn’t turn many amounts below a cent into many cents', () => {
    expect(cents('0.001', '0.002', '0.003')).toBe('<$0.01')
    expect(cents('0.1', '0.001', '0.002')).toBe('$0.11')
  })

  it('default: keeps whole cents and fractions apart, for positive and negative amounts', () => {
    expect(sumOfShown(['0.01', '0.001'])).toBe('0.02')
    expect(sumOfShown(['-0.01', '-0.001'])).toBe('-0.02')
    expect(sumOfShown(['0.001', '0.002'])).toBe('0.003')
  })

  it('behavior: gives no sum without amounts, or with an unknown one', () => {
    expect([sumOfShown([]), sumOfShown(['1', undefined])]).toEqual([undefined, undefined])
  })
})
