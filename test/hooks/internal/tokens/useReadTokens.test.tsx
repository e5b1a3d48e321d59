import { renderHook, waitFor } from '@testing-library/react'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { custom, encodeAbiParameters, encodeFunctionResult, erc20Abi, type Address } from 'viem'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { CausewayProvider } from '@causeway/react'
import type { TokenId } from '@causeway/react/widgets'
import { useReadTokens } from '../../../../src/hooks/internal/tokens/useReadTokens.ts'
import { tokenMetadataQueryOptions } from '../../../../src/query/chain/tokenMetadata.ts'
import { createTestEnvironment } from '../../../support/environment/createTestEnvironment.ts'
import { configOf } from '../../../support/renderWithCauseway.tsx'

const env = createTestEnvironment()
const [{ id: chainId }] = env.chains
const placeOf = (digit: number): TokenId => ({
  chainId,
  address: `0x${digit.toString(16).padStart(40, '0')}`,
})

/** A node that records the contracts it is asked about; each one's symbol contains its address. */
function createNode(symbolOf = (to: string) => `S${Number(to)}`) {
  const asked: string[] = []
  const request = async ({ method, params }: { method: string; params?: unknown }) => {
    if (method === 'eth_chainId') return `0x${chainId.toString(16)}`
    if (method === 'eth_getCode') {
      asked.push((params as [string])[0])
      return '0x01'
    }
    const [{ to, data }] = params as [{ to: string; data: string }]
    if (data === '0x313ce567') {
      return encodeFunctionResult({ abi: erc20Abi, functionName: 'decimals', result: 7 })
    }
    return encodeAbiParameters([{ type: 'string' }], [symbolOf(to)])
  }
  return { asked, transports: { ...env.transports, [chainId]: custom({ request }) } }
}

function wrapperOf(transports: (typeof env)['transports']) {
  const config = configOf(env, { transports })
  const queryClient = new QueryClient()
  return ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={queryClient}>
      <CausewayProvider config={config}>{children}</CausewayProvider>
    </QueryClientProvider>
  )
}

afterEach(() => {
  vi.useRealTimers()
})

describe('useReadTokens', () => {
  it('default: asks each contract once, for all hooks and spellings', async () => {
    const { asked, transports } = createNode()
    const wrapper = wrapperOf(transports)
    const written = { chainId, address: '0x00000000000000000000000000000000000000aB' }
    const shouted = { chainId, address: '0x00000000000000000000000000000000000000AB' }
    const first = renderHook(() => useReadTokens([written, shouted]), { wrapper })
    expect(first.result.current(written)).toBeNull()
    await waitFor(() =>
      expect(first.result.current(shouted)).toEqual({
        ...shouted,
        symbol: 'S171',
        name: 'S171',
        decimals: 7,
        verified: false,
      }),
    )
    const second = renderHook(() => useReadTokens([written]), { wrapper })
    expect(second.result.current(written)).toMatchObject({ symbol: 'S171' })
    expect(asked).toHaveLength(1)
  })

  it('behavior: asks eight contracts at most, and none without a node or a valid address', async () => {
    const { asked, transports } = createNode()
    const places = Array.from({ length: 20 }, (_, index) => placeOf(index + 1))
    const elsewhere = { ...placeOf(1), chainId: 4_242 }
    const foreign = { chainId, address: 'bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq' }
    const { result } = renderHook(() => useReadTokens([elsewhere, foreign, ...places]), {
      wrapper: wrapperOf(transports),
    })
    await waitFor(() => expect(result.current(placeOf(8))).toMatchObject({ symbol: 'S8' }))
    expect(asked).toHaveLength(8)
    expect(result.current(placeOf(9))).toBeNull()
    expect(result.current(elsewhere)).toBeUndefined()
    expect(result.current(foreign)).toBeUndefined()
  })

  it('behavior: reads from a chain that the page adds', async () => {
    const { transports } = createNode()
    const queryClient = new QueryClient()
    let config = configOf(env, { transports, chains: [env.chains[1]], tokens: [] })
    const { result, rerender } = renderHook(() => useReadTokens([placeOf(1)]), {
      wrapper: ({ children }: { children: ReactNode }) => (
        <QueryClientProvider client={queryClient}>
          <CausewayProvider config={config}>{children}</CausewayProvider>
        </QueryClientProvider>
      ),
    })
    expect(result.current(placeOf(1))).toBeUndefined()
    config = configOf(env, { transports })
    rerender()
    await waitFor(() => expect(result.current(placeOf(1))).toMatchObject({ symbol: 'S1' }))
  })

  it('behavior: cuts a very long answer', async () => {
    const { transports } = createNode(() => 'U'.repeat(100_000))
    const { result } = renderHook(() => useReadTokens([placeOf(1)]), { wrapper: wrapperOf(transports) })
    await waitFor(() => expect(result.current(placeOf(1))).not.toBeNull())
    expect(result.current(placeOf(1))).toMatchObject({ symbol: 'U'.repeat(200), name: 'U'.repeat(200) })
  })
})

it('error: tokenMetadataQueryOptions: stops waiting for a node that doesn’t answer', async () => {
  vi.useFakeTimers()
  const chainReader = { ...env.reader, getToken: () => new Promise<never>(() => {}) }
  const { queryFn } = tokenMetadataQueryOptions(
    { client: env.client, chainReader },
    { chainId, address: placeOf(1).address as Address },
  )
  if (typeof queryFn !== 'function') throw new TypeError('It asks nothing.')
  const asked = Promise.resolve(queryFn({} as never)).then(
    () => 'answered',
    () => 'given up',
  )
  await vi.advanceTimersByTimeAsync(9_999)
  expect(await Promise.race([asked, Promise.resolve('waiting')])).toBe('waiting')
  await vi.advanceTimersByTimeAsync(1)
  expect(await asked).toBe('given up')
})
