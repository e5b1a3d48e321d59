import type { LedgerCurrency } from '../chains/chain.ts'

/** The EIP-712 domain of signatures for a token. */
export function permitDomain({ name, address }: Pick<LedgerCurrency, 'name' | 'address'>, chainId: number) {
  return { name, version: permitVersion, chainId, verifyingContract: address }
}

/** The version in the domain of every token of kind `permit`, that of USD Coin. */
export const permitVersion = '2'

const authorization = [
  { name: 'from', type: 'address' },
  { name: 'to', type: 'address' },
  { name: 'value', type: 'uint256' },
  { name: 'validAfter', type: 'uint256' },
  { name: 'validBefore', type: 'uint256' },
  { name: 'nonce', type: 'bytes32' },
] as const

/** The EIP-712 types that can be signed for a token of kind `permit` (EIP-2612, EIP-3009). */
export const permitTypes = {
  Permit: [
    { name: 'owner', type: 'address' },
    { name: 'spender', type: 'address' },
    { name: 'value', type: 'uint256' },
    { name: 'nonce', type: 'uint256' },
    { name: 'deadline', type: 'uint256' },
  ],
  TransferWithAuthorization: authorization,
  ReceiveWithAuthorization: authorization,
  CancelAuthorization: [
    { name: 'authorizer', type: 'address' },
    { name: 'nonce', type: 'bytes32' },
  ],
} as const
