import { custom, defineChain, encodeAbiParameters, encodeFunctionData, parseAbi, type Hex } from 'viem'
import { describe, expect, it } from 'vitest'
import { createViemChainReader } from '@causeway/react/execution'

const contract = '0x00000000000000000000000000000000000000aa'
const owner = '0x00000000000000000000000000000000000000A1'
const word3009: Hex = `0x${'9c'.repeat(32)}`

/** Whether a permit is spent, where the chain answers a call so; and what it was asked. */
async function ask(
  standard: 'EIP-2612' | 'EIP-3009' | 'Permit2',
  nonce: string,
  answer: () => unknown,
  blockNumber?: bigint,
) {
  const asked: unknown[] = []
  const blocks: unknown[] = []
  const request = async ({ method, params }: { method: string; params?: unknown[] }) => {
    asked.push([method, params?.[0]])
    blocks.push(params?.[1])
    return answer()
  }
  const nativeCurrency = { symbol: 'ETH', name: 'Ether', decimals: 18 }
  const reader = createViemChainReader({
    chains: [defineChain({ id: 1, name: 'One', nativeCurrency, rpcUrls: { default: { http: [] } } })],
    transports: { 1: custom({ request }, { retryCount: 0 }) },
  })
  const isUsed = reader.isPermitUsed?.({ chainId: 1, contract, owner, standard, nonce, blockNumber })
  await isUsed?.catch(() => {})
  return { isUsed, asked, blocks }
}

const number = (value: bigint) => () => encodeAbiParameters([{ type: 'uint256' }], [value])
const refusal = (code: number, message: string) => () => {
  throw Object.assign(new Error(message), { code })
}

describe('isPermitUsed', () => {
  it.each([
    ['EIP-2612', '7', 8n, true],
    ['EIP-2612', '7', 7n, false],
    ['EIP-2612', '7', 6n, false],
    ['EIP-3009', word3009, 1n, true],
    ['EIP-3009', word3009, 0n, false],
    // The fourth bit of the sixth word.
    ['Permit2', '1283', 1n << 3n, true],
    ['Permit2', '1283', (1n << 256n) - 1n - (1n << 3n), false],
  ] as const)(
    'default: reads %s, nonce %s, where the contract answers %s',
    async (standard, nonce, said, isSpent) => {
      const { isUsed } = await ask(standard, nonce, number(said))
      await expect(isUsed).resolves.toBe(isSpent)
    },
  )

  it.each([
    ['EIP-2612', '7'],
    ['EIP-3009', word3009],
    ['Permit2', '1283'],
  ] as const)('behavior: reads %s at the requested block', async (standard, nonce) => {
    expect((await ask(standard, nonce, number(0n), 77n)).blocks).toEqual(['0x4d'])
    expect((await ask(standard, nonce, number(0n))).blocks).toEqual(['latest'])
  })

  it.each([
    ['EIP-2612', '7', 'function nonces(address)', [owner]],
    ['EIP-3009', word3009, 'function authorizationState(address, bytes32)', [owner, word3009]],
    ['Permit2', '1283', 'function nonceBitmap(address, uint256)', [owner, 5n]],
  ] as const)('default: asks the contract about the owner: %s', async (standard, nonce, signature, args) => {
    const { asked } = await ask(standard, nonce, number(0n))
    const data = encodeFunctionData({ abi: parseAbi([signature] as readonly string[]), args: [...args] })
    expect(asked).toEqual([['eth_call', { to: contract, data }]])
  })

  it.each([
    ['a contract that reverts', refusal(3, 'execution reverted')],
    ['an address without code', () => '0x'],
  ])('behavior: is undefined for %s', async (_, answer) => {
    for (const standard of ['EIP-2612', 'Permit2'] as const) {
      const { isUsed } = await ask(standard, '7', answer)
      await expect(isUsed).resolves.toBeUndefined()
    }
  })

  it.each([
    ['a node that is busy', refusal(-32005, 'Too many requests')],
    [
      'a broken connection',
      () => {
        throw new Error('ECONNRESET')
      },
    ],
  ])('error: rejects for %s', async (_, answer) => {
    const { isUsed } = await ask('EIP-2612', '7', answer)
    await expect(isUsed).rejects.toThrow()
  })
})
