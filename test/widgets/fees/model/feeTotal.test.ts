import { describe, expect, it } from 'vitest'
import type { FeeLine, Figure } from '@causeway/react/widgets'
import { feeTotal } from '../../../../src/widgets/fees/model/feeTotal.ts'

const currency = { chainId: 1, address: '0x', symbol: 'A', decimals: 6 } as const
const line = (key: FeeLine['key'], quoted: Figure, change: Partial<FeeLine> = {}): FeeLine => ({
  key,
  chainId: 1,
  quoted,
  ...change,
})
const dollars = (usd: string): Figure => ({ usd })
const totalOf = (...lines: FeeLine[]) => feeTotal({ lines, sponsorship: { phase: undefined }, topup: 0n })

describe('feeTotal', () => {
  it.each<[string, FeeLine[], { isFree: boolean; isFreeButGas: boolean }]>([
    [
      'all are zero',
      [line('service', dollars('0')), line('gas', dollars('0'))],
      { isFree: true, isFreeButGas: false },
    ],
    [
      'only the network fee is unknown',
      [line('service', dollars('0')), line('gas', {})],
      { isFree: false, isFreeButGas: true },
    ],
    [
      'one of two network fees is unknown',
      [line('service', dollars('0')), line('gas', dollars('0')), line('gas', {})],
      { isFree: false, isFreeButGas: true },
    ],
    [
      'one fee beside an unknown network fee isn’t zero',
      [line('service', dollars('0')), line('app', dollars('1')), line('gas', {})],
      { isFree: false, isFreeButGas: false },
    ],
    ['the network fee alone is known', [line('gas', dollars('0.1'))], { isFree: false, isFreeButGas: false }],
    ['only a network fee is there, unknown', [line('gas', {})], { isFree: false, isFreeButGas: false }],
    ['nothing is there', [], { isFree: false, isFreeButGas: false }],
  ])('behavior: calls a total free only if it certainly is: %s', (_, lines, free) => {
    expect(totalOf(...lines)).toMatchObject(free)
  })

  it('behavior: says nothing of a zero beside what is unknown', () => {
    expect(totalOf(line('service', dollars('0'))).usd).toEqual({ usd: '0', shownUsd: '0' })
    expect(totalOf(line('service', dollars('0')), line('gas', {})).usd).toBeUndefined()
    const token = { amount: 5n, currency }
    const total = totalOf(line('service', dollars('0')), line('app', token))
    expect(total).toMatchObject({ usd: undefined, amounts: [token], isPartial: false })
    expect(totalOf().usd).toBeUndefined()
    expect(totalOf(line('service', dollars('1')), line('app', token)).usd?.usd).toBe('1')
  })

  it('behavior: lists an amount only of a known currency', () => {
    expect(totalOf(line('app', { amount: 5n }), line('service', { currency }))).toMatchObject({
      amounts: [],
      isPartial: true,
    })
  })

  it('behavior: is partial if a network fee leaves out that of the approval', () => {
    const gas = [line('gas', dollars('1')), line('gas', dollars('1'), { lacksApproval: true })]
    expect(totalOf(...gas).isPartial).toBe(true)
    expect(totalOf(line('gas', dollars('1'))).isPartial).toBe(false)
  })

  const token = (amount: bigint) => ({ amount, currency, amountUsd: String(amount) })

  it('behavior: calls nothing free by shares that do not hold, or of which one is unknown', () => {
    const total = (platform: object) =>
      feeTotal({
        lines: [line('gas', dollars('0'))],
        sponsorship: {
          phase: {
            components: { platform: { selected: true, total: token(5n), userPays: token(0n), ...platform } },
            sponsoredTotal: token(5n),
            userPaysTotal: token(0n),
          },
        },
        topup: 0n,
      }).isFree
    expect(total({ sponsored: token(5n) })).toBe(true)
    expect(total({ sponsored: token(7n) })).toBe(false)
    expect(total({ sponsored: undefined })).toBe(false)
  })

  it.each<[string, FeeLine[], bigint, boolean]>([
    ['all of what is listed', [line('service', dollars('5')), line('gas', dollars('0'))], 0n, true],
    ['a part of it', [line('service', dollars('5'))], 1n, false],
    [
      'nothing, since nothing is listed',
      [line('service', dollars('0')), line('gas', dollars('0'))],
      0n,
      false,
    ],
  ])('behavior: a sponsor covers %s', (_, lines, userPays, isCovered) => {
    const phase = {
      components: {
        platform: {
          selected: true,
          total: token(5n),
          userPays: token(userPays),
          sponsored: token(5n - userPays),
        },
      },
      sponsoredTotal: token(5n - userPays),
      userPaysTotal: token(userPays),
    }
    expect(feeTotal({ lines, sponsorship: { phase }, topup: 0n }).isCovered).toBe(isCovered)
    expect(totalOf(...lines).isCovered).toBe(false)
  })

  it('behavior: takes a gas top-up off what the user pays, unless a sponsor pays it', () => {
    const usd = (sponsoredTotal: object | undefined) =>
      feeTotal({
        lines: [],
        sponsorship: { phase: { userPaysTotal: token(5n), sponsoredTotal } as never },
        topup: 2n * 10n ** 18n,
      }).usd?.usd
    expect(usd({ ...token(0n), amountUsd: '2' })).toBe('3')
    expect(usd(token(1n))).toBe('4')
    expect(usd(token(2n))).toBe('5')
    expect(usd(token(3n))).toBe('5')
  })
})
