import { toDecimal } from './amounts/toDecimal.ts'

export interface Payment {
  address: string
  chainId: number
  /** Native tokens, in base units. */
  amount: bigint
  /** Decimals of the native token. */
  decimals: number
}

/** A payment as a link that wallets read. */
interface PaymentLink {
  uri: string
  /** The standard that defines the link's format. */
  standard: 'ERC-681' | 'BIP-21' | 'Solana Pay'
}

/**
 * Writes a payment in a chain's native token as a link: in base units by ERC-681, in whole units by BIP-21 and Solana
 * Pay. Undefined for families that have no such link.
 */
export function paymentLink(
  { address, chainId, amount, decimals }: Payment,
  family: string,
): PaymentLink | undefined {
  switch (family) {
    case 'evm':
      return { uri: `ethereum:${address}@${chainId}?value=${amount}`, standard: 'ERC-681' }
    case 'bitcoin':
      return { uri: `bitcoin:${address}?amount=${toDecimal(amount, decimals)}`, standard: 'BIP-21' }
    case 'solana':
      return { uri: `solana:${address}?amount=${toDecimal(amount, decimals)}`, standard: 'Solana Pay' }
    default:
      return undefined
  }
}
