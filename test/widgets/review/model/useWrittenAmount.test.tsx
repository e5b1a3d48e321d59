import { describe, expect, it } from 'vitest'
import { useAmountText, useWrittenAmount } from '../../../../src/widgets/review/model/useWrittenAmount.ts'
import { createTestEnvironment } from '../../../support/environment/createTestEnvironment.ts'
import { renderHookWithCauseway } from '../../../support/renderWithCauseway.tsx'

const env = createTestEnvironment()
const token = { chainId: 1, address: '0x00000000000000000000000000000000000000c5', decimals: 6 } as const

describe('useWrittenAmount', () => {
  it('default: writes all digits of an amount, and the symbol beside it', () => {
    const { result } = renderHookWithCauseway(() => useWrittenAmount(), env)
    expect(result.current(1_234_567_891n, { ...token, symbol: 'USDC' })).toEqual({
      amount: '1,234.567891',
      symbol: 'USDC',
    })
    expect(result.current(1n, token)).toEqual({ amount: '0.000001', symbol: '' })
  })
})

describe('useAmountText', () => {
  it('default: writes an amount of a known token, and one in units of an unknown token', () => {
    const { result } = renderHookWithCauseway(() => useAmountText(), env)
    expect(result.current({ amount: 1_234_567_891n, token: { ...token, symbol: 'USDC' } })).toBe(
      '1,234.567891 USDC',
    )
    expect(result.current({ amount: 1_234_567_891n, token: undefined })).toBe(
      '1,234,567,891 base units of an unknown token',
    )
  })
})
