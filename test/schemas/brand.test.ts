import { describe, expect, it } from 'vitest'
import { fromBrandedQuote, toBrandedComponents } from '@causeway/react/schemas'
import { componentNames, findOtherBrand, renameSponsorship } from '../../src/schemas/brand.ts'

describe('fromBrandedQuote', () => {
  const fees = {
    gas: 1,
    acmeer: 2,
    acmeerGas: 3,
    acmeerService: 4,
    acmeerCurrency: 5,
    acme: 6,
    relayerGas2: 7,
  }
  const renamed = {
    gas: 1,
    relayer: 2,
    relayerGas: 3,
    relayerService: 4,
    relayerCurrency: 5,
    acme: 6,
    relayerGas2: 7,
  }
  const phase = { components: { acme: 1, gas: 2 }, selectedComponents: ['gas', 'acme', 5], more: true }
  const renamedPhase = {
    components: { platform: 1, gas: 2 },
    selectedComponents: ['gas', 'platform', 5],
    more: true,
  }

  it('default: names what a quote names after its deployment', () => {
    const body = {
      steps: [],
      fees,
      details: { sender: '0x1', expandedPriceImpact: { acme: 1, swap: 2 } },
      feeSponsorship: { quoted: phase, actual: phase, acme: 1 },
    }
    expect(fromBrandedQuote(body, 'acme')).toEqual({
      steps: [],
      fees: renamed,
      details: { sender: '0x1', expandedPriceImpact: { platform: 1, swap: 2 } },
      feeSponsorship: { quoted: renamedPhase, actual: renamedPhase, acme: 1 },
    })
    expect(fromBrandedQuote(body, 'other')).toEqual(body)
  })

  it('behavior: leaves alone what is missing, or of another shape', () => {
    for (const body of [undefined, null, 5, 'acme', [{ fees }]])
      expect(fromBrandedQuote(body, 'acme')).toBe(body)
    const odd = { fees: ['acmeer'], details: 'acme', feeSponsorship: null }
    expect(fromBrandedQuote(odd, 'acme')).toEqual(odd)
    expect(Object.keys(Object(fromBrandedQuote({ fees }, 'acme')))).toEqual(['fees'])
    const half = { details: {}, feeSponsorship: { quoted: 'acme', actual: { selectedComponents: 'acme' } } }
    expect(fromBrandedQuote(half, 'acme')).toEqual(half)
    // A field of the prototype isn't part of the answer.
    const inherited: object = Object.create({ fees })
    expect(fromBrandedQuote(inherited, 'acme')).toEqual({ fees: undefined })
  })

  it('behavior: reads that version’s own name in the history of v2', () => {
    const sponsorship = { quoted: { components: { relay: 1, acme: 2 } } }
    expect(renameSponsorship(sponsorship, componentNames('acme'))).toMatchObject({
      quoted: { components: { relay: 1, platform: 2 } },
    })
    expect([...componentNames('acme').keys()]).toEqual(['acme'])
    expect([...componentNames('acme', { ofV2: true })]).toEqual([
      ['acme', 'platform'],
      ['relay', 'platform'],
    ])
  })
})

describe('findOtherBrand', () => {
  const impactOf = (...names: string[]) => ({
    expandedPriceImpact: Object.fromEntries(names.map((name) => [name, 1])),
  })

  it.each<[what: string, body: unknown, brand: string | undefined]>([
    ['the expected one among the fees', { fees: { acmeer: 1, otherer: 2, othererGas: 3 } }, undefined],
    ['the expected one among the components', { fees: { otherer: 2 }, details: impactOf('acme') }, undefined],
    ['one fee alone', { fees: { gas: 1, otherer: 2 } }, 'other'],
    ['the first of several fees', { fees: { firsterGas: 1, otherer: 2 } }, 'first'],
    [
      'the word of two fees',
      { fees: { firster: 1, otherer: 2, otherService: 3, othererService: 4 } },
      'other',
    ],
    [
      'the word of a component',
      { fees: { firster: 1, otherer: 2 }, details: impactOf('other', 'swap') },
      'other',
    ],
    ['none', { fees: { gas: 1, service: 2, 'a b er': 3, [`${'x'.repeat(33)}er`]: 4 } }, undefined],
    ['fees of another shape', { fees: 'otherer' }, undefined],
    ['no fees', { details: impactOf('other') }, undefined],
    ['no answer', null, undefined],
  ])('default: finds another brand in %s', (_, body, brand) => {
    expect(findOtherBrand(body, 'acme')).toBe(brand)
  })
})

describe('toBrandedComponents', () => {
  it('default: names the deployment’s own fee as the deployment does', () => {
    expect(toBrandedComponents(['gas', 'svc', 'swap'], 'acme')).toEqual(['gas', 'acme', 'swap'])
  })

  it('error: refuses names that aren’t a list', () => {
    expect(() => toBrandedComponents('svc' as never, 'acme')).toThrow(
      expect.objectContaining({
        name: 'InvalidArgumentError',
        argument: 'components',
        message: expect.stringMatching(/`toBrandedComponents`.*an array of names/),
      }),
    )
  })
})

it.each([null, 5, '', 'a b', '__proto__', 'Acme'] as never[])(
  'error: refuses the brand %j in both directions',
  (brand) => {
    const rule = /brand.*it must be one word that begins with a small letter/
    expect(() => fromBrandedQuote({ fees: {} }, brand)).toThrow(rule)
    expect(() => toBrandedComponents([], brand)).toThrow(rule)
  },
)
