import { sponsoredComponents, type SponsoredComponent } from '@causeway/react/schemas'
import { getAddress } from 'viem'
import { describe, expect, it } from 'vitest'
import { componentTotals, sumOfComponents } from '../../../src/domain/money/feeComponents.ts'
import { convert, toUsd } from '../../../src/domain/money/money.ts'
import { priceQuote } from '../../../src/quote/terms/priceQuote.ts'
import * as fc from 'fast-check'
import type { LedgerCurrency } from '@causeway/sandbox/simulated'

const stranger = getAddress('0x00000000000000000000000000000000000a11ce')

describe('priceQuote', () => {
  const currency = fc.record({
    decimals: fc.integer({ min: 0, max: 24 }),
    cents: fc.bigInt({ min: 1n, max: 10_000_000n }),
  })
  const toCurrency = ({ decimals, cents }: { decimals: number; cents: bigint }): LedgerCurrency => ({
    address: stranger,
    symbol: 'X',
    name: 'X',
    decimals,
    priceUsd: `${cents / 100n}.${(cents % 100n).toString().padStart(2, '0')}`,
  })
  const parameters = fc.record({
    from: currency.map(toCurrency),
    to: currency.map(toCurrency),
    amount: fc.bigInt({ min: 1n, max: 10n ** 30n }),
    gasUsd: fc.bigInt({ min: 0n, max: 10n ** 20n }),
    serviceFeeBps: fc.integer({ min: 0, max: 9999 }),
    slippageBps: fc.integer({ min: 0, max: 10_000 }),
  })

  it('behavior: never gives the recipient more than was paid after fees, and splits it completely', () => {
    fc.assert(
      fc.property(
        parameters,
        fc.constantFrom('EXACT_INPUT', 'EXACT_OUTPUT', 'EXPECTED_OUTPUT'),
        ({ from, to, ...rest }, tradeType) => {
          const priced = priceQuote({ ...rest, tradeType, currencyIn: from, currencyOut: to })
          if (!priced) return
          const { amountIn, amountOut, minimumOut, destinationGas, service } = priced
          expect(amountOut).toBeGreaterThan(0n)
          expect(minimumOut).toBeLessThanOrEqual(amountOut)
          const converted = amountIn - destinationGas - service
          expect(convert(converted, from, to, 'down')).toBeGreaterThanOrEqual(amountOut)
          expect(toUsd(amountOut, to, 'down')).toBeLessThanOrEqual(toUsd(converted, from, 'up'))
          expect(toUsd(destinationGas, from, 'up')).toBeGreaterThanOrEqual(rest.gasUsd)
          expect(service * 10_000n).toBeGreaterThanOrEqual(amountIn * BigInt(rest.serviceFeeBps))
        },
      ),
    )
  })

  it('behavior: charges user and sponsor together exactly what is converted and all fees', () => {
    const extras = fc.record({
      appFees: fc.array(
        fc.record({ recipient: fc.constant(stranger), bps: fc.integer({ min: 0, max: 500 }) }),
        {
          maxLength: 4,
        },
      ),
      topupUsd: fc.bigInt({ min: 0n, max: 10n ** 20n }),
      offer: fc.record({
        components: fc.subarray<SponsoredComponent>(['execution', 'swap', 'platform', 'app', 'rent']),
        cap: fc.bigInt({ min: 0n, max: 10n ** 28n }),
      }),
    })
    fc.assert(
      fc.property(
        parameters,
        extras,
        fc.constantFrom('EXACT_INPUT', 'EXACT_OUTPUT', 'EXPECTED_OUTPUT'),
        ({ from, to, ...rest }, { offer, ...more }, tradeType) => {
          const priced = priceQuote({ ...rest, ...more, offer, tradeType, currencyIn: from, currencyOut: to })
          if (!priced) return
          const totals = componentTotals(priced)
          const sponsored = sumOfComponents(priced.sponsored)
          const converted = priced.amountIn + sponsored - sumOfComponents(totals)
          expect(convert(converted, from, to, 'down')).toBeGreaterThanOrEqual(priced.amountOut)
          expect(priced.amountIn).toBeGreaterThan(0n)
          expect(sponsored).toBeLessThanOrEqual(offer.cap)
          let wanted = 0n
          for (const component of sponsoredComponents) {
            expect(priced.sponsored[component]).toBeLessThanOrEqual(totals[component])
            expect(totals[component]).toBeGreaterThanOrEqual(0n)
            if (offer.components.includes(component)) wanted += totals[component]
            else expect(priced.sponsored[component]).toBe(0n)
          }
          expect(sponsored).toBe(wanted < offer.cap ? wanted : offer.cap)
          expect(priced.capHit).toBe(wanted > offer.cap)
        },
      ),
    )
  })

  it('behavior: buys an exact output for what it costs', () => {
    fc.assert(
      fc.property(parameters, ({ from, to, ...rest }) => {
        const both = { ...rest, currencyIn: from, currencyOut: to }
        const asked = priceQuote({ ...both, tradeType: 'EXACT_OUTPUT' })
        if (!asked) return
        const bought = priceQuote({ ...both, tradeType: 'EXACT_INPUT', amount: asked.amountIn })
        expect(bought?.amountOut).toBeGreaterThanOrEqual(asked.amountOut)
      }),
    )
  })
})
