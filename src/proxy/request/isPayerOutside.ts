import { evmAddressPattern } from '../../schemas/base/primitives.ts'

/**
 * Whether a payer's address can't be the caller's account, since only the latter is an EVM address. No session can prove such an address,
 * and funds may come from an exchange.
 */
export function isPayerOutside(payer: unknown, user: string): payer is string {
  return (
    evmAddressPattern.test(user) &&
    typeof payer === 'string' &&
    plainAddress.test(payer) &&
    !holdsEvmAddress.test(payer)
  )
}

/**
 * The formats of Bitcoin, Solana, Tron, TON, Lighter and similar addresses, which a provider maps to no other letters.
 */
const plainAddress = /^[\w:+/=-]{1,128}$/

/** Another EVM account in any notation: without `0x`, with a chain in front, or padded with zeros to 32 bytes. */
const holdsEvmAddress = /(?<![0-9a-f])0*[0-9a-f]{40}(?![0-9a-f])/i
