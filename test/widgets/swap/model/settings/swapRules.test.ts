import { describe, expect, it, onTestFinished, vi } from 'vitest'
import {
  isAllowedOn,
  isAllowedPair,
  type SwapRules,
} from '../../../../../src/widgets/swap/model/settings/swapRules.ts'

const usdc = { chainId: 1, address: '0x00000000000000000000000000000000000000Aa' } as const
const dai = { chainId: 1, address: '0x00000000000000000000000000000000000000bb' } as const
const far = { chainId: 2, address: '0x00000000000000000000000000000000000000cc' } as const
const rulesOf = (rules: Partial<SwapRules>): SwapRules => ({ allow: undefined, deny: undefined, ...rules })

describe('isAllowedOn', () => {
  it.each<[string, Partial<SwapRules>, boolean, boolean, boolean]>([
    ['no rules', {}, true, true, true],
    ['one chain allowed', { allow: { pay: [1] } }, true, true, false],
    [
      'one token allowed',
      { allow: { pay: [{ ...usdc, address: '0x00000000000000000000000000000000000000aA' }] } },
      true,
      false,
      false,
    ],
    ['nothing allowed', { allow: { pay: [] } }, false, false, false],
    ['the other side’s rules', { allow: { receive: [] }, deny: { receive: [1, 2] } }, true, true, true],
    ['one token denied', { deny: { pay: [dai] } }, true, false, true],
    ['allowed and denied', { allow: { pay: [1] }, deny: { pay: [dai] } }, true, false, false],
  ])('parameters: %s', (_, rules, first, second, third) => {
    expect([usdc, dai, far].map((token) => isAllowedOn('pay', token, rulesOf(rules)))).toEqual([
      first,
      second,
      third,
    ])
  })
})

describe('isAllowedPair', () => {
  it('parameters: treats a pair as directed', () => {
    const rules = rulesOf({ deny: { pair: (pay) => pay.chainId === 2 } })
    expect(isAllowedPair(usdc, far, rules)).toBe(true)
    expect(isAllowedPair(far, usdc, rules)).toBe(false)
    expect(isAllowedPair(far, usdc, rulesOf({}))).toBe(true)
  })

  it('error: denies a pair whose rule throws, and reports the error to the page', () => {
    const reported = vi.spyOn(console, 'error').mockReturnValue()
    onTestFinished(() => reported.mockRestore())
    const error = new Error('of the page')
    const rules = rulesOf({
      deny: {
        pair() {
          throw error
        },
      },
    })
    expect(isAllowedPair(usdc, far, rules)).toBe(false)
    expect(reported).toHaveBeenCalledExactlyOnceWith(error)
  })

  it('error: refuses a rule that returns a promise, which would deny every pair', () => {
    const rules = rulesOf({ deny: { pair: (async () => false) as never } })
    expect(() => isAllowedPair(usdc, far, rules)).toThrow(
      expect.objectContaining({
        name: 'InvalidArgumentError',
        argument: 'deny.pair',
        rule: 'it must return true or false, not a promise',
        message: expect.stringContaining('`Swap.Root`'),
      }),
    )
  })
})
