import { defaultApiKey } from '@causeway/sandbox/simulated'
import { zeroAddress } from 'viem'
import { beforeAll, describe, expect, it } from 'vitest'
import { getQuote, type Quote, getRequests } from '@causeway/react/actions'
import { executeSteps } from '@causeway/react/execution'
import {
  requestRecordSchema,
  type RequestRecord,
  type SponsorshipPhase,
  parseWithSchema,
} from '@causeway/react/schemas'
import { feeBreakdown } from '../../../../src/widgets/fees/model/feeBreakdown.ts'
import { clientOf, createTestEnvironment } from '../../../support/environment/createTestEnvironment.ts'
import { configOf } from '../../../support/renderWithCauseway.tsx'
import { userPaysOf } from '../../../../src/widgets/fees/model/sponsorship.ts'

const stranger = '0x00000000000000000000000000000000000A11cE'
const env = createTestEnvironment({ policy: { fillDelayMs: 20 } })
const { chains } = env
const solana = {
  id: 792703809,
  family: 'solana',
  name: 'Solana',
  nativeCurrency: { name: 'Solana', symbol: 'SOL', decimals: 9, address: '11111111111111111111111111111111' },
} as const

let quote: Quote
let sponsored: Quote
let toppedUp: Quote
let record: RequestRecord

beforeAll(async () => {
  quote = await getQuote(env.client, env.quoteParameters())
  sponsored = await getQuote(env.client, env.quoteParameters('USDC', { subsidizeFees: true }))
  toppedUp = await getQuote(env.client, env.quoteParameters('USDC', { topupGas: true }))
  // The interface has no field for app fees: a deployment's own is added to the request.
  const asking = clientOf((url, init) => {
    const body = { ...JSON.parse(String(init?.body)), appFees: [{ recipient: stranger, fee: '25' }] }
    return env.sandbox.fetch(url, { ...init, body: JSON.stringify(body) })
  })
  const withAppFees = await getQuote(asking, env.quoteParameters('USDC', { subsidizeFees: true }))
  await executeSteps(configOf(env), { quote: withAppFees, wallet: env.wallet })
  const history = clientOf((url, init) =>
    env.sandbox.fetch(url, { ...init, headers: { 'x-api-key': defaultApiKey } }),
  )
  const { requests } = await getRequests(history, { limit: 1 })
  record = requests[0] ?? parseWithSchema(requestRecordSchema, {})
})

/** The breakdown of the quote, with its fees changed. */
const withFees = (fees: object) =>
  feeBreakdown({ quote: { ...quote, fees: { ...quote.fees, ...fees } } }, chains)

/** The breakdown of the sponsored quote, with its sponsorship changed. */
function withPhase(change: (phase: SponsorshipPhase) => SponsorshipPhase) {
  const phase = sponsored.feeSponsorship?.quoted ?? {}
  return feeBreakdown({ quote: { ...sponsored, feeSponsorship: { quoted: change(phase) } } }, chains)
}

describe('feeBreakdown of a quote', () => {
  it('default: shows what the user pays, with the network fee of the wallet', () => {
    const { lines, total, sponsorship } = feeBreakdown({ quote }, chains)
    expect(lines.map(({ key }) => key)).toEqual(['service', 'destinationGas', 'gas'])
    expect(lines.map(({ quoted }) => quoted?.usd)).toEqual(['0.1', '0.03025', '0.044'])
    expect(total).toMatchObject({ isFree: false, isPartial: false, amounts: [], usd: { usd: '0.17425' } })
    expect(sponsorship).toEqual({ quoted: undefined, actual: undefined })
  })

  it('default: names a fee after the chain where it falls due', () => {
    const [origin, destination] = chains.map(({ id }) => id)
    expect(feeBreakdown({ quote }, chains).lines.map(({ key, chainId }) => [key, chainId])).toEqual([
      ['service', destination],
      ['destinationGas', destination],
      ['gas', origin],
    ])
  })

  it('behavior: leaves out the network fee of a payment to a deposit address, and so shows a partial total', () => {
    const steps = quote.steps.map((step) => ({ ...step, depositAddress: '0xd1' }))
    const { lines, total } = feeBreakdown({ quote: { ...quote, steps } }, chains)
    expect(lines.map(({ key, quoted, isOfDeposit = false }) => [key, quoted?.usd, isOfDeposit])).toEqual([
      ['service', '0.1', false],
      ['destinationGas', '0.03025', false],
      ['gas', '0.044', true],
    ])
    expect(total).toMatchObject({ isPartial: true, usd: { usd: '0.13025', shownUsd: '0.14' } })
  })

  it('behavior: keeps unknown figures unknown and never counts them as nothing', () => {
    const breakdown = feeBreakdown({ quote: { ...quote, fees: {}, feeSponsorship: undefined } }, chains)
    expect(breakdown.lines.map(({ key }) => key)).toEqual(['service', 'destinationGas', 'app', 'gas'])
    expect(breakdown.total).toEqual({
      isFree: false,
      isFreeButGas: false,
      isCovered: false,
      usd: undefined,
      amounts: [],
      isPartial: true,
    })
  })

  it('behavior: calls the sum a lower bound where one fee is unknown', () => {
    const { total } = withFees({ gas: undefined })
    expect(total).toMatchObject({ isFree: false, isPartial: true, usd: { usd: '0.13025' } })
  })

  it('behavior: sums up a fee in an amount alone beside the dollars', () => {
    const { total } = withFees({ gas: { ...quote.fees.gas, amountUsd: undefined } })
    expect(total.amounts).toMatchObject([{ amount: 17_600_000_000_000n, currency: { symbol: 'ETH' } }])
    expect(total).toMatchObject({ isPartial: false, usd: { usd: '0.13025' } })
  })

  it('behavior: shows and counts all that the provider takes where its parts don’t add up', () => {
    const relayer = { ...quote.fees.relayer, amount: (quote.fees.relayer?.amount ?? 0n) + 1n, amountUsd: '7' }
    const breakdown = feeBreakdown(
      { quote: { ...quote, fees: { ...quote.fees, relayer }, feeSponsorship: undefined } },
      chains,
    )
    expect(breakdown.lines.map(({ key }) => key)).toContain('taken')
    // Its parts aren't counted in addition, and the wallet's network fee isn't left out.
    expect(breakdown.total.usd?.usd).toBe('7.044')
  })

  it('behavior: shows a reward below zero', () => {
    const service = { ...quote.fees.relayerService, amount: -5n, amountUsd: '-0.5' }
    expect(withFees({ relayerService: service }).lines[0]?.quoted).toMatchObject({ amount: -5n, usd: '-0.5' })
  })

  it('behavior: calls no sponsored quote free of which the wallet pays the network fee', () => {
    const { total, sponsorship } = feeBreakdown({ quote: sponsored }, chains)
    expect(total.isFree).toBe(false)
    expect(total.usd?.usd).toBe('0.044')
    expect(sponsorship.quoted).toMatchObject({ isCapHit: false, isVerified: true, userPays: { amount: 0n } })
    expect(sponsorship.quoted?.components.map(({ name }) => name)).toEqual(['execution', 'platform'])
    expect(sponsorship.actual).toBeUndefined()
  })

  it('behavior: is free if the user pays nothing', () => {
    const free = { ...sponsored, fees: { ...sponsored.fees, gas: { ...sponsored.fees.gas, amount: 0n } } }
    expect(feeBreakdown({ quote: free }, chains).total.isFree).toBe(true)
  })

  it('behavior: says that sums do not hold, never calls them free, and counts the larger figure as the user’s', () => {
    const { total, sponsorship } = withPhase((phase) => {
      const { platform } = phase.components ?? {}
      if (platform?.sponsored?.amount === undefined) throw new TypeError('The quote has no such share.')
      const less = { ...platform.sponsored, amount: platform.sponsored.amount - 60_000n }
      return { ...phase, components: { ...phase.components, platform: { ...platform, sponsored: less } } }
    })
    expect(sponsorship.quoted).toMatchObject({ isVerified: false, userPays: { amount: 60_000n } })
    expect(total.isFree).toBe(false)
  })

  it('behavior: counts what exact shares leave of the fees, whatever their worths say', () => {
    const { quoted } = sponsored.feeSponsorship ?? {}
    const sponsoredTotal = quoted?.sponsoredTotal && { ...quoted.sponsoredTotal, amount: 1n }
    const fees = { ...sponsored.fees, gas: { ...sponsored.fees.gas, amount: 0n } }
    const feeSponsorship = { quoted: { ...quoted, sponsoredTotal } }
    const { total } = feeBreakdown({ quote: { ...sponsored, fees, feeSponsorship } }, chains)
    expect(total).toMatchObject({ isFree: false, isPartial: false, usd: { usd: '0.130249' } })
  })

  it('behavior: calls nothing free of which more is listed than the shares explain, and counts that', () => {
    const gas = { ...sponsored.fees.gas, amount: 0n, amountUsd: '0' }
    const app = { ...sponsored.fees.relayer, amount: 5_000_000n, amountUsd: '5' }
    const beside = feeBreakdown({ quote: { ...sponsored, fees: { ...sponsored.fees, gas, app } } }, chains)
    expect(beside.total).toMatchObject({ isFree: false, usd: { usd: '5' } })
    const none = { amount: 0n, amountUsd: '0' }
    const quoted = { components: {}, sponsoredTotal: none, userPaysTotal: none }
    const fees = { ...sponsored.fees, gas }
    const unpaid = feeBreakdown({ quote: { ...sponsored, fees, feeSponsorship: { quoted } } }, chains)
    expect(unpaid.total).toMatchObject({ isFree: false, usd: { usd: '0.13025' } })
  })

  it('behavior: shows an amount that is worth nothing with an unknown value', () => {
    const gas = { ...quote.fees.gas, amountUsd: '0' }
    expect(withFees({ gas }).total).toMatchObject({
      usd: { usd: '0.13025' },
      amounts: [{ amount: 17_600_000_000_000n }],
    })
  })

  it('behavior: counts a stated total above the parts, too', () => {
    const { sponsorship } = withPhase((phase) => ({
      ...phase,
      userPaysTotal: phase.userPaysTotal && { ...phase.userPaysTotal, amount: 9n },
    }))
    expect(sponsorship.quoted).toMatchObject({ isVerified: false, userPays: { amount: 9n } })
  })

  it('behavior: does not compare a stated total and parts in two currencies that differ in the case of base58', () => {
    const of = (amount: bigint, address: string) => ({
      amount,
      currency: { chainId: 1, address, decimals: 6 },
    })
    const base58 = 'EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v'
    const paid = (address: string) =>
      userPaysOf({
        components: {
          app: {
            selected: false,
            total: of(9n, address),
            sponsored: of(0n, address),
            userPays: of(9n, address),
          },
        },
        userPaysTotal: of(1n, base58),
      })?.amount
    expect([paid(base58), paid(base58.toLowerCase())]).toEqual([9n, 1n])
  })

  it('behavior: shows the limit of the sponsor, in dollars', () => {
    const breakdown = withPhase((phase) => ({ ...phase, capHit: true, maxSubsidizationAmount: '2500000' }))
    expect(breakdown.sponsorship.quoted).toMatchObject({ isCapHit: true, limit: { usd: '2.5' } })
    const none = withPhase((phase) => ({ ...phase, maxSubsidizationAmount: '0' }))
    expect(none.sponsorship.quoted?.limit).toBeUndefined()
  })

  it('behavior: shows a forecast that differs from the quote beside it', () => {
    const { quoted } = sponsored.feeSponsorship ?? {}
    const actual = { ...quoted, capHit: true }
    const breakdown = feeBreakdown({ quote: { ...sponsored, feeSponsorship: { quoted, actual } } }, chains)
    expect(breakdown.sponsorship.actual).toMatchObject({ isCapHit: true })
  })

  it('behavior: splits the price impact, without parts that are zero, and knows none that is not said', () => {
    const keys = feeBreakdown({ quote }, chains).impact.map(({ key }) => key)
    expect(keys).toEqual(['total', 'execution', 'platform'])
    const { totalImpact: _, expandedPriceImpact: __, ...details } = quote.details
    const currencyOut = { ...details.currencyOut, amountUsd: undefined }
    expect(
      feeBreakdown({ quote: { ...quote, details: { ...details, currencyOut } } }, chains).impact,
    ).toEqual([{ key: 'total', usd: undefined, percent: undefined }])
  })

  it('behavior: shows the form’s whole price impact, in percent and in dollars, whatever the provider rounds', () => {
    const totalOf = (change: Partial<typeof quote.details>) =>
      feeBreakdown({ quote: { ...quote, details: { ...quote.details, ...change } } }, chains).impact[0]
    const currencyIn = { ...quote.details.currencyIn, amountUsd: '100' }
    const currencyOut = { ...quote.details.currencyOut, amountUsd: '99.3751' }
    const stated = { usd: '-0.62', percent: '-0.62' }
    const ours = { key: 'total', usd: '-0.6249', percent: '-0.63' }
    expect(totalOf({ currencyIn, currencyOut, totalImpact: stated })).toEqual(ours)
    expect(totalOf({ currencyIn, currencyOut, totalImpact: undefined })).toEqual(ours)
    // A figure that isn't plausible is shown as the provider states it.
    const wrong = { usd: '-9', percent: '-9' }
    expect(totalOf({ currencyIn, currencyOut, totalImpact: wrong })).toMatchObject(wrong)
  })
})

describe('feeBreakdown of a quote with a gas top-up', () => {
  const lineOf = (given: Quote, key: string) =>
    feeBreakdown({ quote: given }, chains).lines.find((one) => one.key === key)?.quoted
  const totalOf = (given: Quote) => feeBreakdown({ quote: given }, chains).total.usd?.usd
  const withTopup = (amountUsd: string | undefined): Quote => ({
    ...toppedUp,
    details: {
      ...toppedUp.details,
      currencyGasTopup: toppedUp.details.currencyGasTopup && {
        ...toppedUp.details.currencyGasTopup,
        amountUsd,
      },
    },
  })

  it('default: counts it as the recipient’s own funds, not as a fee', () => {
    expect(toppedUp.details.currencyGasTopup?.amountUsd).toBe('2')
    expect(toppedUp.fees.relayerGas).toMatchObject({ amount: 2_042_625n, amountUsd: '2.042625' })
    const line = lineOf(toppedUp, 'destinationGas')
    expect(line).toMatchObject({ amount: 42_625n, usd: '0.042625' })
    expect(line?.amountFormatted).toBeUndefined()
    const { lines } = feeBreakdown({ quote: toppedUp }, chains)
    expect(lines.map(({ quoted }) => quoted?.usd)).toEqual(['0.1', '0.042625', '0.044'])
    expect(totalOf(toppedUp)).toBe('0.186625')
  })

  it('default: counts it as no part of the price impact', () => {
    const { impact } = feeBreakdown({ quote: toppedUp }, chains)
    expect(impact.map(({ key, usd }) => [key, usd])).toEqual([
      ['total', '-0.142625'],
      ['execution', '-0.042625'],
      ['platform', '-0.1'],
    ])
  })

  it('behavior: subtracts it from all that the provider takes where the parts don’t show it', () => {
    const fees = {
      ...toppedUp.fees,
      relayer: { ...toppedUp.fees.relayer, amount: 7_000_001n, amountUsd: '7.000001' },
    }
    const given = { ...toppedUp, fees, feeSponsorship: undefined }
    expect(lineOf(given, 'taken')).toMatchObject({ amount: 5_000_001n, usd: '5.000001' })
    expect(totalOf(given)).toBe('5.044001')
  })

  it.each([
    ['the value of the top-up is unknown', undefined],
    ['the top-up is worth more than the fee that would include it', '500'],
    ['the value of the top-up is negative', '-2'],
  ])('behavior: makes no fee smaller where %s', (_, usd) => {
    const given = withTopup(usd)
    expect(lineOf(given, 'destinationGas')).toMatchObject({ amount: 2_042_625n, usd: '2.042625' })
    expect(totalOf(given)).toBe('2.186625')
  })

  it('behavior: makes no fee smaller where the worths say that it was taken beside the fees', () => {
    const { currencyOut } = toppedUp.details
    expect(currencyOut.amountUsd).toBe('97.857375')
    // Two dollars less.
    const details = { ...toppedUp.details, currencyOut: { ...currencyOut, amountUsd: '95.857375' } }
    const given = { ...toppedUp, details }
    expect(lineOf(given, 'destinationGas')?.usd).toBe('2.042625')
    expect(totalOf(given)).toBe('2.186625')
  })

  it('behavior: makes no other fee smaller by what a sponsor pays of it', async () => {
    const ask = (maxSubsidizationAmount: bigint) =>
      getQuote(
        env.client,
        env.quoteParameters('USDC', { topupGas: true, subsidizeFees: true, maxSubsidizationAmount }),
      )
    const [all, some] = [await ask(100_000_000n), await ask(1_500_000n)]
    expect(totalOf(all)).toBe('0.044')
    // The sponsor's 1.5 dollars leave half a dollar of the two to the user, which remains the user's own.
    expect(some.feeSponsorship?.quoted?.userPaysTotal?.amountUsd).toBe('0.642625')
    expect(totalOf(some)).toBe('0.186625')
  })
})

describe('feeBreakdown of a request', () => {
  it('default: shows what was quoted and paid in the end, by who pays, with app fees by recipient', () => {
    const { lines, appFees, sponsorship, total } = feeBreakdown({ record }, chains)
    expect(lines.map(({ key }) => key)).toEqual(['service', 'execution', 'app', 'gas'])
    const [service, , app, gas] = lines
    expect(service).toMatchObject({ quoted: { amount: 100_000n, usd: '0.1' }, actual: { usd: '0.1' } })
    expect(app).toMatchObject({ quoted: { amount: 250_000n } })
    expect(gas?.quoted).toBeUndefined()
    expect(gas?.actual?.currency?.symbol).toBe('ETH')
    expect(appFees).toMatchObject([
      { recipient: stranger, bps: '25', quoted: { amount: 250_000n }, actual: { amount: 250_000n } },
    ])
    expect(sponsorship.actual?.payment?.figure).toMatchObject({
      amount: sponsorship.actual?.sponsored.amount,
    })
    expect(sponsorship.actual?.payment?.figure.currency?.symbol).toBe('USDC')
    expect(total).toMatchObject({ isFree: false, usd: undefined, amounts: [gas?.actual] })
  })

  it('behavior: doesn’t count a gas top-up as part of the delivery, unless its value is unknown', () => {
    const usd = (units: string, amount: bigint) => ({ usd: units, amount })
    const toppedUp = (amountUsd: string | undefined): RequestRecord => {
      const { destination } = record.data.route?.quoted ?? {}
      const currencyGasTopup = { amount: 7n, currency: undefined, amountUsd }
      const route = { quoted: { destination: { ...destination, currencyGasTopup } } }
      const fees = {
        currency: record.data.fees?.currency,
        quoted: { execution: usd('-2.5', 2_500_000n) },
        actual: { execution: { usd: '-2.5' } },
      }
      const data = { ...record.data, route, fees, feeSponsorship: undefined, inTxs: undefined }
      return { ...record, data } as RequestRecord
    }
    const known = feeBreakdown({ record: toppedUp('2') }, chains)
    expect(known.lines.find(({ key }) => key === 'execution')).toMatchObject({
      quoted: { amount: 500_000n, usd: '0.5' },
      actual: { usd: '0.5' },
      hasTopup: false,
    })
    expect(known.total.usd?.usd).toBe('0.5')
    const unknown = feeBreakdown({ record: toppedUp(undefined) }, chains)
    expect(unknown.lines.find(({ key }) => key === 'execution')).toMatchObject({
      quoted: { amount: 2_500_000n, usd: '2.5' },
      hasTopup: true,
    })
  })

  it('behavior: doesn’t list a network fee that the provider pays for a permit', () => {
    const keysOf = (one: RequestRecord) => feeBreakdown({ record: one }, chains).lines.map(({ key }) => key)
    expect(keysOf(record)).toContain('gas')
    expect(keysOf({ ...record, features: ['gasless_execution'] })).not.toContain('gas')
  })

  it.each<[string, Partial<RequestRecord>]>([
    ['a deposit address', { features: ['deposit_address'] }],
    ['a deposit address that it shows', { depositAddress: { address: '0xd1' } as never }],
  ])('behavior: lists the network fee of a payment to %s, and leaves the total partial', (_, change) => {
    const own = feeBreakdown({ record }, chains)
    const { lines, total } = feeBreakdown({ record: { ...record, ...change } }, chains)
    const gasOf = (all: typeof lines) => all.find(({ key }) => key === 'gas')
    expect(gasOf(lines)).toEqual({ ...gasOf(own.lines), isOfDeposit: true, lacksApproval: undefined })
    expect(total).toMatchObject({ isFree: false, isPartial: true })
  })

  it('behavior: shows the total of a token as partial, since no record has the network fee of an approval', () => {
    const partOf = (change: Partial<RequestRecord>) => {
      const { lines, total } = feeBreakdown({ record: { ...record, ...change } }, chains)
      return [lines.find(({ key }) => key === 'gas')?.lacksApproval ?? false, total.isPartial]
    }
    expect(partOf({})).toEqual([true, true])
    const inputCurrency = { currency: { chainId: chains[0].id, address: zeroAddress } }
    const route = { ...record.data.route, quoted: { origin: { inputCurrency } } }
    expect(partOf({ data: { ...record.data, route } as never })).toEqual([false, false])
    expect(partOf({ requestType: 'Send' })).toEqual([false, false])
  })

  it.each<[string, object]>([
    ['a network outside the EVM', { chainId: solana.id }],
    [
      'a token of Solana, which the page doesn’t list',
      { address: 'EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v' },
    ],
    ['a native token at another address', { address: stranger, metadata: { isNative: true } }],
  ])('behavior: mentions no missing approval where none is needed: %s', (_, currency) => {
    const route = { ...record.data.route, quoted: { origin: { inputCurrency: { currency } } } }
    const paid = { ...record, data: { ...record.data, route } } as RequestRecord
    const { lines } = feeBreakdown({ record: paid }, [...chains, solana])
    expect(lines.find(({ key }) => key === 'gas')).not.toHaveProperty('lacksApproval')
  })

  it('behavior: for a deposit address, takes only the payer’s transaction for the network fee, not later ones', () => {
    const [paid] = record.data.inTxs ?? []
    const inTxs = [paid, { ...paid, txHash: `0x${'5'.repeat(64)}`, fee: '1000000000000000' }] as never
    const depositAddress = { address: '0xd1', depositTxHash: paid?.txHash } as never
    const gasOf = (one: RequestRecord) =>
      feeBreakdown({ record: one }, chains).lines.find(({ key }) => key === 'gas')?.actual
    const one = gasOf({ ...record, depositAddress })
    expect(gasOf({ ...record, depositAddress, data: { ...record.data, inTxs } })).toEqual(one)
    expect(gasOf({ ...record, data: { ...record.data, inTxs } })).not.toEqual(one)
    // Some records name only the feature.
    const features = ['deposit_address']
    expect(gasOf({ ...record, features, data: { ...record.data, inTxs } })).toEqual(one)
  })

  it('behavior: has no final figures of what is pending', () => {
    const { lines, appFees } = feeBreakdown({ record: { ...record, status: 'pending' } }, chains)
    expect(lines.filter(({ key }) => key !== 'gas').map(({ actual }) => actual)).toEqual([
      undefined,
      undefined,
      undefined,
    ])
    expect(appFees[0]?.actual).toBeUndefined()
  })

  it('behavior: shows zero for an app fee that was not paid, and lists one that was not quoted', () => {
    const [paid] = record.data.appFees?.actual ?? []
    const data = {
      ...record.data,
      appFees: { ...record.data.appFees, actual: paid ? [{ ...paid, bps: '1' }] : [] },
    }
    expect(feeBreakdown({ record: { ...record, data } }, chains).appFees).toMatchObject([
      { quoted: { amount: 250_000n }, actual: { amount: 0n } },
      { bps: '1', actual: { amount: 250_000n } },
    ])
  })

  it('behavior: shows what each of two was paid who get the same share', () => {
    const other = '0x0000000000000000000000000000000000000b0b'
    const fee = (recipient: string, amount: bigint) => ({ recipient, bps: '25', amount })
    const quoted = [fee(stranger, 40n), fee(other, 41n)]
    const actual = [fee(other.toUpperCase().replace('X', 'x'), 31n), fee(stranger, 30n)]
    const data = { ...record.data, appFees: { ...record.data.appFees, quoted, actual } }
    expect(feeBreakdown({ record: { ...record, data } }, chains).appFees).toMatchObject([
      { recipient: stranger, quoted: { amount: 40n }, actual: { amount: 30n } },
      { recipient: other, quoted: { amount: 41n }, actual: { amount: 31n } },
    ])
  })

  it('behavior: counts a gain in the user’s favor, whatever the sign of its amount', () => {
    const quoted = { platform: { usd: '0.3', amount: 30n } }
    const data = { ...record.data, fees: { ...record.data.fees, quoted } }
    const [service] = feeBreakdown({ record: { ...record, data } }, chains).lines
    expect(service?.quoted).toMatchObject({ amount: -30n, usd: '-0.3' })
  })

  it('behavior: sums up the gas of several deposits on one chain, but not on two chains', () => {
    const [origin, destination] = chains
    const [first] = record.data.inTxs ?? []
    if (!first) throw new TypeError('The record has no deposit.')
    const gasOf = (...deposits: { fee?: string; feeUsd?: string; chainId?: number }[]) => {
      const inTxs = deposits.map((deposit, index) => ({
        ...first,
        txHash: `0x${String(index).repeat(64)}`,
        feeUsd: undefined,
        ...deposit,
      }))
      const { lines } = feeBreakdown({ record: { ...record, data: { ...record.data, inTxs } } }, chains)
      return lines.find(({ key }) => key === 'gas')
    }
    const two = gasOf({ fee: '700', feeUsd: '0.3' }, { fee: '50', feeUsd: '0.2' })
    expect(two).toMatchObject({ chainId: origin.id, actual: { amount: 750n, currency: { symbol: 'ETH' } } })
    expect(two?.actual?.usd).toBeUndefined()
    expect(gasOf({ fee: '700', feeUsd: '0.3' })?.actual).toMatchObject({ amount: 700n, usd: '0.3' })
    expect(gasOf({ fee: '700' }, { fee: '50', chainId: destination.id })?.actual?.amount).toBeUndefined()
    expect(gasOf({ fee: '700' }, { fee: '0.5' })?.actual?.amount).toBeUndefined()
  })

  it('behavior: says nothing of a record without fees, which is not free', () => {
    const bare = parseWithSchema(requestRecordSchema, {
      id: '0x1',
      status: 'success',
      data: {},
      createdAt: '',
      updatedAt: '',
    })
    expect(feeBreakdown({ record: bare }, chains)).toMatchObject({
      lines: [],
      appFees: [],
      total: { isFree: false, isPartial: true, usd: undefined },
    })
  })
})
