import { renderHook } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { useTokens } from '@causeway/react'
import { createTestEnvironment } from '../support/environment/createTestEnvironment.ts'
import { renderHookWithCauseway } from '../support/renderWithCauseway.tsx'

describe('useTokens', () => {
  it('behavior: includes native tokens of the chains, but no tokens of other chains', () => {
    const env = createTestEnvironment()
    const stray = {
      chainId: 5,
      address: '0x0000000000000000000000000000000000000001',
      symbol: 'X',
      name: 'X',
      decimals: 0,
    } as const
    const { result } = renderHookWithCauseway(() => useTokens(), env, { tokens: [stray] })
    expect(result.current.tokens.map(({ chainId, symbol }) => [chainId, symbol])).toEqual([
      [31337, 'ETH'],
      [31338, 'ETH'],
    ])
  })

  it('error: names the hook that is used outside of it', () => {
    expect(() => renderHook(() => useTokens())).toThrow(
      expect.objectContaining({
        name: 'CausewayProviderNotFoundError',
        message: expect.stringContaining('useTokens'),
      }),
    )
  })
})
