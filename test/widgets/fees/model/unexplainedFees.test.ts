import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { ServiceQuote } from '@causeway/react/schemas'
import type { FeeTotal } from '@causeway/react/widgets'
import { feeBreakdown } from '../../../../src/widgets/fees/model/feeBreakdown.ts'
import { parseUsd, toUsdText } from '../../../../src/utils/amounts/usd.ts'
import { caseCount } from '../../../support/runner/caseCount.ts'

const usdc = { chainId: 7, address: `0x${'a1'.repeat(20)}`, symbol: 'USDC', decimals: 6 }
const dai = { chainId: 9, address: `0x${'b2'.repeat(20)}`, symbol: 'DAI', decimals: 18 }

/** US dollars of a base unit of USDC, in units of 10^-18. */
const unit = 10n ** 12n
const amountOf = (amount: bigint, currency = usdc) => ({
  amount,
  currency,
  amountUsd: toUsdText(amount * unit),
})

interface Fees {
  service: bigint
  gas: bigint
  app: bigint
  /** What the sponsor pays of each fee. */
  sponsored: readonly [bigint, bigint]
}

/** A quote whose shares hold, and know nothing of the app's fee. */
function quoteOf({ service, gas, app, sponsored: [first, second] }: Fees) {
  const share = (total: bigint, sponsored: bigint) => ({
    selected: true,
    total: amountOf(total),
    sponsored: amountOf(sponsored),
    userPays: amountOf(total - sponsored),
  })
  return {
    steps: [],
    fees: {
      relayerService: amountOf(service),
      relayerGas: amountOf(gas),
      relayer: amountOf(service + gas),
      app: amountOf(app),
      gas: amountOf(0n),
    },
    feeSponsorship: {
      quoted: {
        components: { platform: share(service, first), execution: share(gas, second) },
        sponsoredTotal: amountOf(first + second),
        userPaysTotal: amountOf(service + gas - first - second),
      },
    },
    details: { currencyIn: { currency: usdc }, currencyOut: { currency: dai } },
  }
}

type Told = ReturnType<typeof quoteOf>

const totalOf = (quote: object): FeeTotal =>
  feeBreakdown({ quote: quote as unknown as ServiceQuote }, []).total

/** The sum of a total, in units of 10^-18 US dollars. */
const saidBy = ({ usd, amounts }: FeeTotal): bigint =>
  amounts.reduce((sum, { amount = 0n }) => sum + amount * unit, parseUsd(usd?.usd) ?? 0n)

/** Worths that are left out or wrong; what is exact stays as it is. */
const lies: Readonly<Record<string, (quote: Told) => void>> = {
  'an app fee without a worth': ({ fees }) => Reflect.deleteProperty(fees.app, 'amountUsd'),
  'an app fee worth nothing': ({ fees }) => (fees.app.amountUsd = '0'),
  'a service fee without a worth': ({ fees }) => Reflect.deleteProperty(fees.relayerService, 'amountUsd'),
  'a sponsor’s total without a worth': ({ feeSponsorship: { quoted } }) =>
    Reflect.deleteProperty(quoted.sponsoredTotal, 'amountUsd'),
  'a sponsor’s total that is worth more': ({ feeSponsorship: { quoted } }) =>
    (quoted.sponsoredTotal.amountUsd = '60000'),
  'a sponsor’s total that is worth a little more': ({ feeSponsorship: { quoted } }) =>
    (quoted.sponsoredTotal.amountUsd = toUsdText(quoted.sponsoredTotal.amount * unit + unit)),
}

// A difference of less than a unit for each figure may be rounding.
const amounts = fc.oneof(fc.constant(0n), fc.bigInt({ min: 1_000n, max: 10n ** 10n }))
const someFees = fc
  .tuple(amounts, amounts, amounts, fc.nat(4), fc.nat(4))
  .map(([service, gas, app, one, other]): Fees => {
    return { service, gas, app, sponsored: [(service * BigInt(one)) / 4n, (gas * BigInt(other)) / 4n] }
  })
const someLies = fc.subarray(Object.keys(lies))

describe('fees that no share of a sponsor explains', () => {
  it('property: the total is what is listed without what the sponsor pays, to the unit, whatever the worths are', () => {
    fc.assert(
      fc.property(someFees, someLies, (fees, told) => {
        const quote = quoteOf(fees)
        for (const lie of told) lies[lie]?.(quote)
        const total = totalOf(quote)
        const owed = fees.service + fees.gas + fees.app - fees.sponsored[0] - fees.sponsored[1]
        expect(saidBy(total)).toBe(owed * unit)
        expect(total.isPartial).toBe(false)
        expect(total.isFree).toBe(owed === 0n)
      }),
      { numRuns: caseCount(200), seed: 16 },
    )
  })

  it('property: counts a fee in another currency by its value, and calls the total partial without one', () => {
    fc.assert(
      fc.property(someFees, fc.boolean(), (fees, isKnown) => {
        const service = fees.service + 1_000n
        const quote = quoteOf({ ...fees, service, app: 0n })
        const app = fees.app + 1_000n
        const amountUsd = isKnown ? toUsdText(app * unit) : undefined
        const total = totalOf({
          ...quote,
          fees: { ...quote.fees, app: { amount: app * unit, currency: dai, amountUsd } },
        })
        const owed = service + fees.gas - fees.sponsored[0] - fees.sponsored[1]
        expect(saidBy(total)).toBe((isKnown ? owed + app : owed) * unit)
        expect(total).toMatchObject({ isPartial: !isKnown, isFree: false })
      }),
      { numRuns: caseCount(200), seed: 17 },
    )
  })

  const sponsored: Fees = { service: 100_000n, gas: 30_250n, app: 5_000_000n, sponsored: [100_000n, 30_250n] }

  it('behavior: doesn’t pay a fee with what another one gives back, unless the shares have it, too', () => {
    const quote = quoteOf(sponsored)
    quote.fees.relayer = amountOf(-5_000_000n)
    expect(totalOf(quote)).toMatchObject({ isFree: false, isPartial: false, usd: { usd: '4.86975' } })
    const { components } = quote.feeSponsorship.quoted
    components.platform = { ...components.platform, total: amountOf(-4_000_000n) }
    expect(totalOf(quote)).toMatchObject({ isFree: false, isPartial: false, usd: { usd: '0.86975' } })
  })

  it.each([
    ['the sponsor’s total is missing', { sponsoredTotal: undefined }],
    [
      'it is known in US dollars of nothing',
      { sponsoredTotal: { currency: dai, amount: 5n, amountUsd: '0' } },
    ],
  ])('behavior: shows a partial total, and never a free one, where %s', (_, change) => {
    const quote = quoteOf({ ...sponsored, app: 0n })
    const quoted = { ...quote.feeSponsorship.quoted, ...change }
    expect(totalOf({ ...quote, feeSponsorship: { quoted } })).toMatchObject({
      isFree: false,
      isPartial: true,
      usd: undefined,
    })
  })

  it('behavior: ignores amounts below the rounding of values', () => {
    const quote = quoteOf({ ...sponsored, app: 0n })
    const withApp = (amountUsd: string) =>
      totalOf({ ...quote, fees: { ...quote.fees, app: { amount: 9n, currency: dai, amountUsd } } })
    expect(withApp('0.0001')).toMatchObject({ isFree: true, isPartial: false, usd: { usd: '0' } })
    expect(withApp('0.000101')).toMatchObject({ isFree: false, isPartial: false, usd: { usd: '0.000101' } })
  })

  it('behavior: tolerates a rounding difference of one unit for each figure', () => {
    for (const [app, isFree] of [
      [4n, true],
      [5n, false],
    ] as const) {
      expect(totalOf(quoteOf({ ...sponsored, app })).isFree, String(app)).toBe(isFree)
    }
  })
})
