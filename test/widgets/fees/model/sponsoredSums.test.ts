import { zeroAddress } from 'viem'
import { describe, expect, it } from 'vitest'
import type { RequestRecord, ServiceQuote, SponsorshipPhase } from '@causeway/react/schemas'
import type { FeeLine, FeeBreakdown, Figure, ImpactLine, SponsorshipBreakdown } from '@causeway/react/widgets'
import { addUp } from '../../../../src/widgets/fees/model/addUp.ts'
import { feeBreakdown } from '../../../../src/widgets/fees/model/feeBreakdown.ts'
import { toPercent } from '../../../../src/widgets/fees/model/impactLines.ts'
import { sponsorshipBreakdowns, userPaysOf } from '../../../../src/widgets/fees/model/sponsorship.ts'
import { topupAmongFees } from '../../../../src/widgets/fees/model/topupAmongFees.ts'
import { unsponsoredLines } from '../../../../src/widgets/fees/model/unsponsoredLines.ts'
import { toUsdText } from '../../../../src/utils/amounts/usd.ts'

const figure = (amount?: bigint, usd?: string): Figure => ({ amount, usd })

/** A breakdown of one fee with these parts. */
function breakdownOf(total: Figure, sponsored: Figure, userPays: Figure): SponsorshipBreakdown {
  return {
    components: [{ name: 'execution', total, sponsored, userPays }],
    sponsored,
    userPays,
    isCapHit: false,
    limit: undefined,
    isVerified: true,
    payment: undefined,
  }
}

const shown = (quoted: SponsorshipBreakdown, impact: readonly ImpactLine[] = []) =>
  addUp({ lines: [], impact, sponsorship: { quoted, actual: undefined } })

describe('addUp', () => {
  it.each<[what: string, figures: [Figure, Figure, Figure], sponsor: string | undefined]>([
    ['shares that hold', [figure(5n, '0.05'), figure(3n, '0.0301'), figure(2n, '0.0199')], '0.03'],
    ['a fee of which nothing is left, in no dollars', [figure(5n, '0.0425'), figure(5n), figure(0n)], '0.05'],
    ['shares that do not hold', [figure(5n, '0.05'), figure(2n, '0.02'), figure(2n, '0.02')], undefined],
    [
      'an unknown share of the sponsor',
      [figure(5n, '0.05'), figure(undefined, '0.03'), figure(2n, '0.02')],
      undefined,
    ],
    [
      'an unknown share of the user',
      [figure(5n, '0.05'), figure(3n, '0.03'), figure(undefined, '0.02')],
      undefined,
    ],
    ['a fee without dollars', [figure(5n), figure(3n, '0.03'), figure(2n, '0.02')], undefined],
    ['a share of the user without dollars', [figure(5n, '0.05'), figure(3n, '0.03'), figure(2n)], undefined],
    ['a sponsor who pays nothing', [figure(5n, '0.0425'), figure(0n, '0'), figure(5n, '0.0425')], undefined],
    [
      'a sponsor who pays nothing of figures that differ',
      [figure(5n, '0.05'), figure(0n, '0'), figure(5n, '0.04')],
      undefined,
    ],
    ['less than a cent', [figure(5n, '0.005'), figure(1n, '0.001'), figure(4n, '0.004')], undefined],
  ])('default: %s', (_, [total, sponsored, userPays], sponsor) => {
    const [component] = shown(breakdownOf(total, sponsored, userPays)).sponsorship.quoted?.components ?? []
    expect(component?.sponsored).toEqual({ ...sponsored, shownUsd: sponsor })
    expect([component?.total, component?.userPays]).toEqual([total, userPays])
  })

  it('default: sums up nothing to zero, even without dollars', () => {
    const quoted = shown(breakdownOf(figure(5n, '0.0425'), figure(5n), figure(0n))).sponsorship.quoted
    expect(quoted?.userPays).toEqual({ amount: 0n, usd: undefined, shownUsd: '0' })
    expect(quoted?.sponsored).toEqual({ amount: 5n, usd: undefined, shownUsd: '0.05' })
  })

  it('default: shows the same amount in the sponsor’s line and in the sponsor’s breakdown', () => {
    const quoted = breakdownOf(figure(5n, '0.0425'), figure(5n, '0.0425'), figure(0n, '0'))
    const line = (key: FeeLine['key'], usd: string): FeeLine => ({
      key,
      chainId: 7,
      quoted: { amount: 5n, usd },
    })
    const lines = [line('sponsored', '0.0425'), line('sponsored', '0.0426'), line('service', '0.0425')]
    const breakdown = addUp({ lines, impact: [], sponsorship: { quoted, actual: undefined } })
    expect(breakdown.lines.map(({ quoted }: FeeBreakdown['lines'][number]) => quoted?.shownUsd)).toEqual([
      '0.05',
      undefined,
      undefined,
    ])
  })

  it.each<
    [what: string, total: string | undefined, parts: [string | undefined, string], whole: string | undefined]
  >([
    ['adds up', '-0.0175', ['-0.06', '0.0425'], '-0.01'],
    ['adds up nearly, a little above', '-0.0085', ['-0.06', '0.0425'], '-0.01'],
    ['is a cent above its parts', '-0.0075', ['-0.06', '0.0425'], undefined],
    ['is a cent below its parts', '-0.0275', ['-0.06', '0.0425'], undefined],
    ['is unknown', undefined, ['-0.06', '0.0425'], undefined],
    ['has an unknown part', '-0.0175', [undefined, '0.0425'], undefined],
    ['has no part of the sponsor', '-0.0175', ['-0.06', '0.04'], undefined],
  ])('default: a price impact that %s', (_, total, [execution, sponsored], whole) => {
    const quoted = breakdownOf(figure(5n, '0.0425'), figure(5n, '0.0425'), figure(0n, '0'))
    const impact: ImpactLine[] = [
      { key: 'total', usd: total },
      { key: 'execution', usd: execution },
      { key: 'sponsored', usd: sponsored },
    ]
    expect(shown(quoted, impact).impact[0]).toEqual({ key: 'total', usd: total, shownUsd: whole })
  })
})

describe('unsponsoredLines', () => {
  const quoted = {
    ...breakdownOf(figure(5n), figure(3n), figure(2n)),
    components: [
      { name: 'execution', total: figure(5n), sponsored: figure(3n), userPays: figure(2n) },
      { name: 'app', total: figure(undefined, '1'), sponsored: figure(), userPays: figure() },
    ],
  }
  const line = (key: string, amount: bigint | undefined, actual?: Figure) => ({
    key,
    quoted: { amount },
    actual,
  })
  const lines = [
    line('service', 5n),
    line('destinationGas', 5n),
    line('destinationGas', 6n),
    line('destinationGas', 5n, figure(5n)),
    line('app', undefined),
    line('gas', 5n),
    line('sponsored', 3n),
    line('sponsored', 4n),
  ]
  const kept = (breakdown: object | undefined) =>
    unsponsoredLines({
      lines,
      sponsorship: { quoted: breakdown, actual: undefined },
    } as unknown as FeeBreakdown)

  it('default: doesn’t list twice what the sponsor’s breakdown lists', () => {
    const [service, , other, paid, app, gas, , less] = lines
    expect(kept(quoted)).toEqual([service, other, paid, app, gas, less])
  })

  it('behavior: lists all lines without a breakdown, or with one that doesn’t add up', () => {
    expect(kept(undefined)).toEqual(lines)
    expect(kept({ ...quoted, isVerified: false })).toEqual(lines)
  })
})

describe('sponsorshipBreakdowns', () => {
  const usdc = { chainId: 1, address: `0x${'a1'.repeat(20)}` }
  const of = (amount: bigint, currency: object | undefined = usdc) => ({
    amount,
    currency,
    amountUsd: String(amount),
  })
  const phaseOf = (sponsored: bigint, userPays: bigint, more: object = {}): SponsorshipPhase =>
    ({
      components: {
        execution: {
          selected: false,
          total: of(sponsored + userPays),
          sponsored: of(sponsored),
          userPays: of(userPays),
        },
      },
      sponsoredTotal: of(sponsored),
      userPaysTotal: of(userPays),
      ...more,
    }) as SponsorshipPhase
  const breakdowns = (quoted: SponsorshipPhase, actual?: SponsorshipPhase, isOver = false) =>
    sponsorshipBreakdowns({ quoted, actual } as never, { isOver })

  it.each<[what: string, phase: SponsorshipPhase, isShown: boolean]>([
    ['only the user pays', phaseOf(0n, 5n), false],
    ['the sponsor pays', phaseOf(3n, 2n), true],
    ['the sponsor’s limit was reached', phaseOf(0n, 5n, { capHit: true }), true],
    ['a fee was to be sponsored', phaseOf(0n, 5n, { selectedComponents: ['execution'] }), true],
    ['the sums do not hold', phaseOf(0n, 5n, { userPaysTotal: of(4n) }), true],
    [
      'one fee of two was to be sponsored',
      phaseOf(0n, 5n, {
        components: {
          execution: { selected: true, total: of(2n), sponsored: of(0n), userPays: of(2n) },
          platform: { selected: false, total: of(3n), sponsored: of(0n), userPays: of(3n) },
        },
      }),
      true,
    ],
    ['the total is missing', { components: phaseOf(3n, 2n).components } as SponsorshipPhase, true],
  ])('default: decides whether to show a breakdown where %s', (_, phase, isShown) => {
    expect(breakdowns(phase).quoted !== undefined).toBe(isShown)
  })

  it('default: shows the actual breakdown if it differs, or if all is over', () => {
    const quoted = phaseOf(3n, 2n)
    expect(breakdowns(quoted, phaseOf(3n, 2n)).actual).toBeUndefined()
    expect(breakdowns(quoted, phaseOf(3n, 2n), true).actual).toBeDefined()
    for (const other of [
      phaseOf(4n, 1n),
      phaseOf(3n, 2n, { capHit: true }),
      phaseOf(3n, 2n, { sponsoredTotal: of(4n) }),
      phaseOf(3n, 2n, { components: {} }),
    ])
      expect(breakdowns(quoted, other).actual).toBeDefined()
    expect(breakdowns(phaseOf(3n, 2n, { components: {} }), quoted).actual).toBeDefined()
    expect(breakdowns(phaseOf(0n, 5n), phaseOf(3n, 2n)).actual).toBeDefined()
  })

  it.each([
    ['1500000', { usd: '1.5' }],
    ['0', undefined],
    ['1.5', undefined],
    ['', undefined],
    [null, undefined],
  ])('default: reads a limit of %j', (maxSubsidizationAmount, limit) => {
    expect(breakdowns(phaseOf(3n, 2n, { maxSubsidizationAmount })).quoted?.limit).toEqual(limit)
  })

  it('default: says whom the sponsor paid, if that is known, and in the same currency', () => {
    const paid = (sponsorPayment: object) => breakdowns(phaseOf(3n, 2n, { sponsorPayment })).quoted?.payment
    const whom = { address: '0xA', chainId: 7 }
    expect(paid({ ...whom, amount: 3n })).toEqual({
      ...whom,
      figure: { amount: 3n, currency: usdc, usd: '3' },
    })
    expect(paid({ ...whom, amount: 4n })).toEqual({ ...whom, figure: { amount: 4n } })
    expect([paid({ address: '0xA', amount: 3n }), paid({ chainId: 7, amount: 3n })]).toEqual([
      undefined,
      undefined,
    ])
  })

  it('default: shows the largest figure in one currency as what the user pays', () => {
    const other = { ...usdc, chainId: 2 }
    const component = (total: bigint, sponsored: bigint, userPays: bigint | undefined, currency = usdc) => ({
      total: of(total, currency),
      sponsored: of(sponsored, currency),
      userPays: userPays === undefined ? undefined : of(userPays, currency),
    })
    const pays = (phase: object) => userPaysOf(phase as SponsorshipPhase)?.amount
    expect(pays({})).toBeUndefined()
    expect(pays({ userPaysTotal: of(5n) })).toBe(5n)
    expect(pays({ components: { app: component(9n, 4n, 5n) } })).toBe(5n)
    // The rest that the sponsor leaves of the whole, if that is more.
    expect(pays({ components: { app: component(9n, 3n, 5n) }, userPaysTotal: of(5n) })).toBe(6n)
    expect(
      pays({
        components: { app: component(9n, 4n, 5n), swap: component(2n, 0n, 2n) },
        userPaysTotal: of(5n),
      }),
    ).toBe(7n)
    // No sum is made of two currencies.
    expect(
      pays({
        components: { app: component(9n, 4n, 5n), swap: component(2n, 0n, 2n, other) },
        userPaysTotal: of(5n),
      }),
    ).toBe(5n)
    expect(pays({ components: { app: component(9n, 4n, 7n, other) }, userPaysTotal: of(5n) })).toBe(5n)
    expect(
      pays({ components: { app: component(9n, 4n, 5n), swap: component(2n, 0n, 2n, other) } }),
    ).toBeUndefined()
    // Nor with a currency that is missing.
    const bare = (amount: bigint) => ({ amount })
    const unnamed = { total: bare(9n), sponsored: bare(4n), userPays: bare(5n) }
    expect(pays({ components: { app: unnamed }, userPaysTotal: bare(4n) })).toBe(5n)
    expect(pays({ components: { app: unnamed }, userPaysTotal: of(4n) })).toBe(4n)
    expect(pays({ components: { app: component(9n, 4n, 5n) }, userPaysTotal: bare(4n) })).toBe(4n)
    expect(pays({ components: { app: component(9n, 5n, 4n) }, userPaysTotal: of(9n) })).toBe(9n)
    // The shares give the user's part if it is missing.
    expect(userPaysOf({ components: { app: component(9n, 9n, undefined) } } as never)).toEqual({
      amount: 0n,
      currency: usdc,
      usd: '0',
    })
    expect(pays({ components: { app: { total: of(9n), userPays: of(5n) } } })).toBe(5n)
    expect(pays({ components: { app: { total: of(9n), sponsored: {}, userPays: of(5n) } } })).toBe(5n)
    // An unknown share keeps the sum unknown.
    expect(
      userPaysOf(
        { components: { app: { sponsored: of(4n) }, swap: component(2n, 0n, 2n) } } as never,
        usdc as never,
      ),
    ).toBeUndefined()
    expect(pays({ components: { app: { sponsored: of(4n) }, swap: component(2n, 0n, 2n) } })).toBeUndefined()
    expect(
      userPaysOf({ components: { app: component(9n, 9n, 0n), swap: component(2n, 0n, 2n) } } as never),
    ).toMatchObject({
      amount: 2n,
      currency: usdc,
      usd: '2',
    })
  })
})

describe('topupAmongFees', () => {
  const worth = (change: object): bigint => {
    const said = { paid: '10', received: '7.7', taken: '0.3', topup: '2', ...change } as Record<
      string,
      string | undefined
    >
    const usd = (amountUsd: string | undefined) => (amountUsd === undefined ? undefined : { amountUsd })
    return topupAmongFees({
      steps: [],
      fees: { relayer: usd(said['taken']), app: usd(said['app']), subsidized: usd(said['sponsored']) },
      details: {
        currencyIn: usd(said['paid']) ?? {},
        currencyOut: usd(said['received']) ?? {},
        currencyGasTopup: usd(said['topup']),
        swapImpact: said['swap'] === undefined ? undefined : { usd: said['swap'] },
        fixedRateFee: said['fixedRate'] === undefined ? undefined : { usd: said['fixedRate'] },
      },
    } as unknown as ServiceQuote)
  }

  it.each<[what: string, change: object, part: string]>([
    ['is beside the fees', {}, '0'],
    ['is among them', { taken: '2.3' }, '2'],
    ['is beside them, nearly', { received: '7.3' }, '0'],
    ['is beside them, nearly, on the other side', { received: '8.1' }, '0'],
    ['is too far from beside them', { received: '7.2' }, '2'],
    ['is too far from beside them, on the other side', { received: '8.2' }, '2'],
    ['is beside them and the app’s', { received: '6.7', app: '1' }, '0'],
    ['is beside them and what a fixed rate costs', { received: '6.7', fixedRate: '1' }, '0'],
    ['is beside them and what the swap loses', { received: '6.7', swap: '-1' }, '0'],
    ['is beside them, of which a sponsor pays', { received: '8.7', sponsored: '1' }, '0'],
    ['belongs to a payment of unknown value', { paid: undefined }, '2'],
    ['belongs to a delivery of unknown value', { received: undefined }, '2'],
    ['belongs to fees of unknown value', { taken: undefined }, '2'],
    ['is missing', { topup: undefined }, '0'],
    ['is zero', { topup: '0' }, '0'],
    ['is negative', { topup: '-1' }, '0'],
    ['is negative, for a payment of unknown value', { topup: '-1', paid: undefined }, '0'],
  ])('default: a top-up that %s', (_, change, part) => {
    expect(toUsdText(worth(change))).toBe(part)
  })
})

describe('the lines and the total', () => {
  const said = (amount?: bigint, amountUsd?: string) => ({ amount, amountUsd })
  const quoteOf = (fees: object, more: object = {}) =>
    ({
      steps: [],
      fees,
      details: {
        currencyIn: { currency: { chainId: 7 } },
        currencyOut: { currency: { chainId: 9 } },
        ...more,
      },
    }) as unknown as ServiceQuote
  const told = (fees: object, more?: object) =>
    feeBreakdown({ quote: quoteOf(fees, more) }, []).lines.map(
      ({ key, chainId, quoted }) => `${key} ${chainId} ${quoted?.amount} ${quoted?.usd}`,
    )
  const usual = {
    relayerService: said(3n, '3'),
    relayerGas: said(2n, '2'),
    relayer: said(5n, '5'),
    app: said(0n),
    gas: said(1n, '1'),
  }
  const lines = ['service 9 3 3', 'destinationGas 9 2 2']
  const gas = 'gas 7 1 1'

  it('default: lists each fee of a quote, and leaves out zeros', () => {
    expect(told(usual)).toEqual([...lines, gas])
    expect(told({ ...usual, app: said(4n, '4') })).toEqual([...lines, 'app 9 4 4', gas])
    expect(told(usual, { fixedRateFee: { usd: '6' } })).toEqual([...lines, 'fixedRate 9 undefined 6', gas])
    expect(told(usual, { fixedRateFee: { usd: '0' } })).toEqual([...lines, gas])
    expect(told({ ...usual, subsidized: said(8n, '8') })).toEqual([...lines, gas, 'sponsored 9 8 8'])
    for (const subsidized of [said(0n, '0'), said()])
      expect(told({ ...usual, subsidized })).toEqual([...lines, gas])
  })

  it('default: lists what the provider takes in all where its parts don’t add up or aren’t all known', () => {
    const taken = 'taken 9 5 5'
    expect(told({ ...usual, relayerGas: said(1n, '1') })).toEqual([
      lines[0],
      'destinationGas 9 1 1',
      taken,
      gas,
    ])
    expect(told({ ...usual, relayerService: said(5n, '5'), relayerGas: undefined })).toEqual([
      'service 9 5 5',
      'destinationGas 9 undefined undefined',
      taken,
      gas,
    ])
    expect(told({ ...usual, relayer: said(undefined, '5') })).toEqual([...lines, 'taken 9 undefined 5', gas])
    expect(told({ ...usual, relayer: undefined })).toEqual([...lines, gas])
  })

  it('default: doesn’t count what a sponsor pays as the user’s fee, and calls the total partial if a fee is missing', () => {
    const totalOf = (fees: object) => feeBreakdown({ quote: quoteOf(fees) }, []).total
    expect(totalOf({ ...usual, subsidized: said(8n, '8') })).toMatchObject({
      usd: { usd: '6' },
      isPartial: false,
    })
    expect(totalOf({ ...usual, relayer: undefined, relayerService: said() })).toMatchObject({
      isPartial: true,
    })
  })

  it('behavior: counts a top-up of a record wherever the record names it', () => {
    const execution = { usd: '-5', amount: 5n }
    const topup = { currencyGasTopup: { amount: 1n, amountUsd: '2' } }
    const linesOf = (route: object) =>
      feeBreakdown({ record: recordOf('pending', { fees: { quoted: { execution }, currency }, route }) }, [])
        .lines.filter(({ key }) => key === 'execution')
        .map(({ quoted, hasTopup }) => [quoted?.usd, hasTopup])
    expect(linesOf({ quoted: { destination: topup } })).toEqual([['3', false]])
    expect(linesOf({ actual: { destination: topup } })).toEqual([['3', false]])
    expect(linesOf({ actual: {} })).toEqual([['5', false]])
  })

  it('default: knows whether calls spend what arrives', () => {
    const calls = (parameters: object | undefined) =>
      feeBreakdown({ quote: { ...quoteOf(usual), parameters } as never }, []).hasCalls
    expect([calls({ txs: [{}] }), calls({ txs: [] }), calls({}), calls(undefined)]).toEqual([
      true,
      false,
      false,
      false,
    ])
  })

  const recordOf = (status: string, data: object) => ({ status, data }) as unknown as RequestRecord
  const currency = { chainId: 9, address: '0xA' }
  const ofRecord = (status: string, data: object) =>
    feeBreakdown({ record: recordOf(status, data) }, []).lines.map(
      ({ key, chainId, quoted, actual }) =>
        `${key} ${chainId} ${quoted?.amount} ${quoted?.usd} / ${actual?.amount} ${actual?.usd}`,
    )

  it('default: counts a cost of a record as a cost, whatever its sign, and a gain as none', () => {
    const quoted = {
      platform: { usd: '-3', amount: -3n },
      execution: { usd: '-2', amount: 2n },
      swap: { usd: '4', amount: 4n },
      app: { usd: '0', amount: 0n },
    }
    const actual = { platform: { usd: '-5', amount: -5n } }
    const destination = { outputCurrency: { currency } }
    const expected = ['service 9 3 3 /', 'execution 9 2 2 /', 'swap 9 -4 -4 /']
    for (const route of [{ quoted: { destination } }, { actual: { destination } }]) {
      const pending = ofRecord('pending', { fees: { quoted, actual, currency }, route })
      expect(pending).toEqual(expected.map((text) => `${text} undefined undefined`))
      const over = ofRecord('success', { fees: { quoted, actual, currency }, route })
      expect(over[0]).toBe('service 9 3 3 / 5 5')
    }
    // A gain in dollars alone.
    const gain = { fees: { quoted: { platform: { usd: '3' } }, currency } }
    expect(ofRecord('pending', gain)[0]).toBe('service undefined undefined -3 / undefined undefined')
    for (const unnamed of [{}, { outputCurrency: {} }])
      expect(
        ofRecord('pending', { fees: { currency }, route: { quoted: { destination: unnamed } } })[0],
      ).toMatch(/^service undefined /)
    expect(ofRecord('success', { fees: { currency } })[0]).toBe(
      'service undefined undefined undefined / undefined undefined',
    )
  })

  it('behavior: doesn’t count a zero fee of a failed swap as known', () => {
    const actual = { platform: { usd: '0', amount: 0n }, execution: { usd: '-1', amount: 1n } }
    const ended = (status: string) => {
      const { lines } = feeBreakdown({ record: recordOf(status, { fees: { actual, currency } }) }, [])
      return lines.slice(0, 2).map(({ key, actual: paid }) => [key, paid?.amount, paid?.usd])
    }
    const execution = ['execution', 1n, '1']
    expect(ended('success')).toEqual([['service', 0n, '0'], execution])
    expect(ended('refund')).toEqual([['service', undefined, undefined], execution])
    expect(ended('failure')).toEqual([['service', undefined, undefined], execution])
  })

  it('default: takes the network fee of a record from its deposits; without any, it is unknown once all is over', () => {
    const chain = { id: 7, name: 'Seven', nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 } }
    const gasOf = (status: string, data: object, root: object = {}) => {
      const given = { ...recordOf(status, { fees: { currency }, ...data }), ...root }
      return feeBreakdown({ record: given }, [chain as never]).lines.filter(({ key }) => key === 'gas')
    }
    const inTx = { txHash: '0xd', chainId: 7, fee: '5', feeUsd: '0.5' }
    expect(gasOf('pending', { inTxs: [inTx] })).toMatchObject([
      { chainId: 7, actual: { amount: 5n, currency: { symbol: 'ETH' }, usd: '0.5' } },
    ])
    // For a chain that the page doesn't know, only dollars are given.
    expect(gasOf('pending', { inTxs: [{ ...inTx, chainId: 8 }] })[0]?.actual).toEqual({ usd: '0.5' })
    expect(gasOf('pending', { inTxs: [{ ...inTx, fee: undefined }] })[0]?.actual?.amount).toBeUndefined()
    const origin = { inputCurrency: { currency: { chainId: 7, address: zeroAddress } } }
    for (const status of ['success', 'refund'])
      expect(gasOf(status, { route: { quoted: { origin } } })).toEqual([
        { key: 'gas', chainId: 7, actual: {} },
      ])
    expect(gasOf('pending', { route: { quoted: { origin } } })).toEqual([])
    expect(gasOf('failure', {})).toEqual([])
    expect(gasOf('success', { route: { quoted: { origin: {} } } })).toEqual([
      { key: 'gas', chainId: undefined, actual: {}, lacksApproval: true },
    ])
    expect(gasOf('pending', { inTxs: [inTx] }, { features: ['gasless_execution'] })).toEqual([])
  })

  it('behavior: shows a known network fee of a record without other fees', () => {
    const inTx = { txHash: '0xd', chainId: 7 }
    const linesOf = (tx: object) =>
      feeBreakdown({ record: recordOf('success', { inTxs: [{ ...inTx, ...tx }] }) }, []).lines
    expect(linesOf({ fee: '5', feeUsd: '0.5' })).toMatchObject([{ key: 'gas', actual: { usd: '0.5' } }])
    expect(linesOf({})).toEqual([])
  })

  it.each<[string, object, boolean]>([
    ['a token', {}, true],
    ['a token that is sent as it is', { requestType: 'Send' }, false],
    ['a wrapped token', { requestType: 'Unwrap' }, false],
    ['the chain’s own currency', { address: zeroAddress }, false],
    ['the chain’s own currency, by its metadata', { isNative: true }, false],
    ['a token outside of the EVM', { address: 'So11111111111111111111111111111111111111112' }, false],
    ['a token of a chain outside of the EVM', { family: 'solana' }, false],
  ])('default: decides whether an approval may be among the costs of %s', (_, change, isIt) => {
    const {
      address = `0x${'a1'.repeat(20)}`,
      isNative,
      family,
      requestType,
    } = change as Record<string, never>
    const nativeCurrency = { name: 'A', symbol: 'A', decimals: 18 }
    const chain = { id: 7, name: 'Seven', nativeCurrency, ...(family === undefined ? {} : { family }) }
    const origin = { inputCurrency: { currency: { chainId: 7, address, metadata: { isNative } } } }
    const inTxs = [{ txHash: '0xd', chainId: 7, fee: '5' }]
    const given = recordOf('success', { inTxs, fees: { currency }, route: { quoted: { origin } } })
    const { lines } = feeBreakdown({ record: { ...given, requestType } }, [chain as never])
    expect(lines.find(({ key }) => key === 'gas')?.lacksApproval ?? false).toBe(isIt)
  })

  it('default: takes the sponsorship of a record from its end, or from its quote', () => {
    const phase = (amount: bigint) => ({ userPaysTotal: { amount, currency, amountUsd: String(amount) } })
    const totalOf = (status: string, feeSponsorship: object) =>
      feeBreakdown({ record: recordOf(status, { feeSponsorship }) }, []).total.usd?.usd
    const both = { quoted: phase(3n), actual: phase(4n) }
    expect([totalOf('success', both), totalOf('pending', both)]).toEqual(['4', '3'])
    expect(totalOf('success', { quoted: phase(3n) })).toBe('3')
  })

  it('default: gives each recipient of an app fee its own figures, even an unnamed one', () => {
    const paid = (recipient: string | undefined, amount: bigint) => ({ recipient, bps: '25', amount })
    const solana = [
      'So11111111111111111111111111111111111111112',
      'so11111111111111111111111111111111111111112',
    ]
    const quoted = [paid(undefined, 1n), paid(solana[0], 2n), paid(solana[0], 3n)]
    const actual = [paid(solana[1], 7n), paid(solana[0], 5n), paid(undefined, 4n), paid(solana[1], 8n)]
    const { appFees } = feeBreakdown(
      { record: recordOf('success', { appFees: { quoted, actual, currency } }) },
      [],
    )
    expect(appFees.map((one) => [one.recipient, one.quoted?.amount, one.actual?.amount])).toEqual([
      [undefined, 1n, 4n],
      [solana[0], 2n, 5n],
      [solana[0], 3n, 0n],
      [solana[1], undefined, 7n],
      [solana[1], undefined, 8n],
    ])
    expect(new Set(appFees.map(({ key }) => key)).size).toBe(5)
  })

  it('default: gives no price impact, terms or calls for a record, and no app fees by recipient for a quote', () => {
    const ofRequest = feeBreakdown({ record: recordOf('success', { fees: { currency } }) }, [])
    expect(ofRequest).toMatchObject({ impact: [], details: undefined, hasCalls: false })
    const pending = feeBreakdown({ record: recordOf('pending', { fees: { currency } }) }, [])
    expect(pending.apart).toBeUndefined()
    expect(feeBreakdown({ quote: quoteOf(usual) }, [])).toMatchObject({ appFees: [], apart: undefined })
  })

  it('default: lists the parts of a price impact that aren’t zero, with a top-up only in the delivery', () => {
    const expandedPriceImpact = {
      swap: { usd: '-0.00' },
      execution: { usd: '-5' },
      platform: { usd: '-3' },
      sponsored: { usd: '0.000' },
    }
    const details = { expandedPriceImpact, totalImpact: { usd: '-8', percent: '-8' } }
    const currencyGasTopup = { amountUsd: '2' }
    const { impact } = feeBreakdown({ quote: quoteOf(usual, { ...details, currencyGasTopup }) }, [])
    expect(impact.map(({ key, usd }) => [key, usd])).toEqual([
      ['total', '-8'],
      ['execution', '-3'],
      ['platform', '-3'],
    ])
  })

  it('default: writes basis points as a percentage', () => {
    expect(['25', '10000', '0', '25.5', '-1', '', undefined].map(toPercent)).toEqual([
      '0.25',
      '100',
      '0',
      undefined,
      undefined,
      undefined,
      undefined,
    ])
  })
})
