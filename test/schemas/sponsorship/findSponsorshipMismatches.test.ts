import { describe, expect, it } from 'vitest'
import { findSponsorshipMismatches } from '@causeway/react/actions'
import type { SponsorshipPhase } from '@causeway/react/schemas'
import { hasUnknownComponent } from '../../../src/schemas/sponsorship/findSponsorshipMismatches.ts'

const usdc = { chainId: 1, address: '0x01', decimals: 6 }
const ether = { chainId: 1, address: '0x00', decimals: 18 }
const of = (amount: bigint, currency = usdc) => ({ amount, currency })
const component = (total: bigint, sponsored: bigint, userPays: bigint, currency = usdc) => ({
  selected: sponsored > 0n,
  total: of(total, currency),
  sponsored: of(sponsored, currency),
  userPays: of(userPays, currency),
})
const good: SponsorshipPhase = {
  components: { execution: component(10n, 10n, 0n), app: component(7n, 3n, 4n), rent: component(2n, 0n, 2n) },
  sponsoredTotal: of(13n),
  userPaysTotal: of(6n),
}

describe('findSponsorshipMismatches', () => {
  it('default: accepts sums that add up', () => {
    expect(findSponsorshipMismatches(good)).toEqual([])
    expect(findSponsorshipMismatches({})).toEqual([])
    // Totals alone have no known parts.
    const { components: _, ...totals } = good
    for (const components of [undefined, {}])
      expect(findSponsorshipMismatches({ ...totals, components })).toEqual([])
    expect(findSponsorshipMismatches({ sponsoredTotal: { amount: 13n } })).toEqual([])
  })

  it('error: reports each sum that does not match', () => {
    const bad = {
      ...good,
      components: { ...good.components, app: component(7n, 3n, 5n) },
      sponsoredTotal: of(14n),
    }
    expect(findSponsorshipMismatches(bad)).toEqual([
      { of: 'app', expected: 8n, actual: 7n },
      { of: 'sponsoredTotal', expected: 13n, actual: 14n },
      { of: 'userPaysTotal', expected: 7n, actual: 6n },
    ])
  })

  it('error: reports a negative share of a cost, but not of a reward', () => {
    const ofApp = (app: ReturnType<typeof component>) =>
      findSponsorshipMismatches({ components: { app } } as SponsorshipPhase)
    expect(ofApp(component(10n, 25n, -15n))).toEqual([{ of: 'app', expected: 25n, actual: 10n }])
    expect(ofApp(component(10n, -3n, 13n))).toEqual([{ of: 'app', expected: 13n, actual: 10n }])
    expect(ofApp(component(-10n, 0n, -10n))).toEqual([])
  })

  it.each<[title: string, component: unknown]>([
    ['of another name', { loyalty: component(1n, 1n, 0n) }],
    ['without one of its amounts', { swap: { ...component(1n, 1n, 0n), userPays: undefined } }],
    [
      'of whose amount only the worth is known',
      { swap: { ...component(1n, 1n, 0n), total: { amountUsd: '1' } } },
    ],
    ['that says nothing', { swap: {} }],
  ])('behavior: reports no total beside a component %s', (_, unknown) => {
    const phase = { ...good, components: { ...good.components, ...Object(unknown) } }
    expect(findSponsorshipMismatches(phase)).toEqual([])
    expect(hasUnknownComponent(phase)).toBe(true)
    // The sums of the others still hold, or don't.
    const app = component(7n, 3n, 5n)
    expect(findSponsorshipMismatches({ ...phase, components: { ...phase.components, app } })).toEqual([
      { of: 'app', expected: 8n, actual: 7n },
    ])
  })

  it('default: knows every component if all amounts are given', () => {
    expect(hasUnknownComponent(good)).toBe(false)
    expect(hasUnknownComponent({ components: { ...good.components, swap: undefined } })).toBe(false)
  })

  it('behavior: doesn’t add amounts of different currencies', () => {
    const mixed = { ...good, components: { ...good.components, swap: component(1n, 1n, 0n, ether) } }
    expect(findSponsorshipMismatches(mixed)).toEqual([])
  })

  it('behavior: ignores the letter case of an EVM address, but not of others', () => {
    const phaseOf = (one: string, other: string): SponsorshipPhase => {
      const [mine, total] = [
        { ...usdc, address: one },
        { ...usdc, address: other },
      ]
      return { components: { app: component(7n, 3n, 4n, mine) }, sponsoredTotal: of(9n, total) }
    }
    const checksummed = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48'
    expect(findSponsorshipMismatches(phaseOf(checksummed, checksummed.toLowerCase()))).toHaveLength(1)
    const base58 = 'EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v'
    expect(findSponsorshipMismatches(phaseOf(base58, base58))).toHaveLength(1)
    expect(findSponsorshipMismatches(phaseOf(base58, base58.toLowerCase()))).toEqual([])
  })
})

it.each([undefined, null, 'quoted', []])(
  'error: findSponsorshipMismatches: refuses %j as a phase',
  (phase) => {
    expect(() => findSponsorshipMismatches(phase as never)).toThrow(
      expect.objectContaining({
        name: 'InvalidArgumentError',
        argument: 'phase',
        rule: 'it must be `quoted` or `actual` of `feeSponsorship`',
        message: expect.stringContaining('`findSponsorshipMismatches`'),
      }),
    )
  },
)

it('behavior: findSponsorshipMismatches: checks no sum with an unknown part', () => {
  const { components, ...totals } = good
  const { app, ...others } = components ?? {}
  for (const change of [{ sponsored: undefined }, { sponsored: { currency: usdc } }, { userPays: undefined }])
    expect(
      findSponsorshipMismatches({
        ...totals,
        components: { ...others, app: { ...app, ...change } },
      } as never),
    ).toEqual([])
})
