import { evmAddressPattern } from '../../schemas/base/primitives.ts'

/**
 * Whether an address can't be the caller's account, since it is none of the EVM and the account is one. Nobody can prove such
 * an address by a session of the EVM, and money may come from an exchange.
 */
export function isPayerOutside(payer: unknown, user: string): payer is string {
  return (
    evmAddressPattern.test(user) &&
    typeof payer === 'string' &&
    plainAddress.test(payer) &&
    !holdsEvmAddress.test(payer)
  )
}

/** As Bitcoin, Solana, Tron, TON, Lighter and their like write addresses: a service folds no other letters to these. */
const plainAddress = /^[\w:+/=-]{1,128}$/

/** Another account of the EVM, however it is written: without `0x`, with a chain in front, with zeros up to 32 bytes. */
const holdsEvmAddress = /(?<![0-9a-f])0*[0-9a-f]{40}(?![0-9a-f])/i
