import { zeroAddress } from './zeroAddress.ts'

/** Placeholder addresses for the native tokens of the EVM, Bitcoin and Solana. Nobody has their keys. */
export const nativePlaceholders: readonly string[] = [
  zeroAddress,
  'bc1qqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqmql8k8',
  '11111111111111111111111111111111',
]
