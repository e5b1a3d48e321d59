import { zeroAddress } from './zeroAddress.ts'

/** Stand for the native currencies of the EVM, Bitcoin and Solana where a currency's address is asked for. Nobody has their keys. */
export const nativeCurrencies: readonly string[] = [
  zeroAddress,
  'bc1qqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqmql8k8',
  '11111111111111111111111111111111',
]
