import type { SimulatedSandbox } from '@causeway/sandbox/simulated'
import type { Token } from '../../src/config/token.ts'
import type { NonEvmChain } from '../../src/utils/chains/nonEvmChain.ts'

/** A chain outside the EVM, a token on it, and somebody who receives there. */
export interface Destination {
  chain: NonEvmChain
  token: Token
  recipient: string
  /** How transactions are named there. */
  hash: string
}

const solana: NonEvmChain = {
  id: 792703809,
  family: 'solana',
  name: 'Solana',
  nativeCurrency: { name: 'Solana', symbol: 'SOL', decimals: 9, address: '11111111111111111111111111111111' },
  blockExplorers: { default: { name: 'Solana explorer', url: 'http://solana.localhost' } },
}

const bitcoin: NonEvmChain = {
  id: 8253038,
  family: 'bitcoin',
  name: 'Bitcoin',
  nativeCurrency: {
    name: 'Bitcoin',
    symbol: 'BTC',
    decimals: 8,
    address: 'bc1qqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqq9e75rs',
  },
  blockExplorers: { default: { name: 'Bitcoin explorer', url: 'http://bitcoin.localhost' } },
}

export const destinations = {
  solana: {
    chain: solana,
    token: {
      chainId: solana.id,
      address: 'EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v',
      symbol: 'USDC',
      name: 'USD Coin',
      decimals: 6,
    },
    recipient: '7EcDhSYGxXyscszYEp35KHN8vvw3svAuLKTzXwCFLtV4',
    hash: '5wHu1qwD7q4ifaN5nwdcDqNFo53GJqa7nLp2BeeEpcHCusb4GzARz4GjgzsEHMkBMgCJMGa6GSQ1VG96Exv8kt2W',
  },
  bitcoin: {
    chain: bitcoin,
    token: { chainId: bitcoin.id, ...bitcoin.nativeCurrency },
    recipient: 'bc1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vqzk5jj0',
    hash: 'f4184fc596403b9d638783cf57adfe4c75c605f6356fbc91338530e9831e9e16',
  },
} as const satisfies Record<string, Destination>

/**
 * A service that delivers outside the EVM: the simulated one, which delivers its second chain's USDC to its third account,
 * with other names for all of these. What orders hold, which say them in bytes, is left out.
 */
export function delivering(
  { chains, accounts, fetch }: Pick<SimulatedSandbox, 'chains' | 'accounts' | 'fetch'>,
  { chain, token, recipient, hash }: Destination,
): typeof globalThis.fetch {
  const [, home] = chains
  const usdc = home?.currencies.find(({ symbol }) => symbol === 'USDC')
  const [, , receiver] = accounts
  if (!home || !usdc || !receiver) throw new TypeError('The sandbox has too little to stand in.')
  const outward = new Map<unknown, unknown>([
    [home.id, chain.id],
    [String(home.id), String(chain.id)],
    [usdc.address.toLowerCase(), token.address],
    [receiver.toLowerCase(), recipient],
  ])
  const inward = new Map<unknown, unknown>([
    [chain.id, home.id],
    [token.address.toLowerCase(), usdc.address],
    [recipient.toLowerCase(), receiver],
  ])
  return async (input, init) => {
    const isPost = typeof init?.body === 'string'
    const response = await fetch(input, isPost ? { ...init, body: rename(String(init.body), inward) } : init)
    if (!response.ok) return response
    const named = rename(await response.text(), outward, (name, value) => {
      if (name === 'orderData') return undefined
      if (!isRecord(value)) return value
      if (value['address'] === token.address) return { ...value, ...token }
      return value['chainId'] === chain.id && 'txHash' in value ? { ...value, txHash: hash } : value
    })
    return new Response(named, { headers: response.headers })
  }
}

function rename(
  json: string,
  names: ReadonlyMap<unknown, unknown>,
  change: (name: string, value: unknown) => unknown = (_, value) => value,
): string {
  return JSON.stringify(
    JSON.parse(json, (name, value: unknown) =>
      change(name, names.get(typeof value === 'string' ? value.toLowerCase() : value) ?? value),
    ),
  )
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
