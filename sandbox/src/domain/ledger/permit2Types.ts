import type { Address } from 'viem'

/** Where Permit2 is on public chains, and on local ones. */
export const permit2Address: Address = '0x000000000022D473030F116dDEE9F6B43aC78BA3'

/** The EIP-712 domain of signatures for Permit2. */
export function permit2Domain(chainId: number) {
  return { name: 'Permit2', chainId, verifyingContract: permit2Address } as const
}

/** The EIP-712 types of a Permit2 transfer, with the approval proxy's witness. */
export const permit2Types = {
  PermitBatchWitnessTransferFrom: [
    { name: 'permitted', type: 'TokenPermissions[]' },
    { name: 'spender', type: 'address' },
    { name: 'nonce', type: 'uint256' },
    { name: 'deadline', type: 'uint256' },
    { name: 'witness', type: 'RelayerWitness' },
  ],
  TokenPermissions: [
    { name: 'token', type: 'address' },
    { name: 'amount', type: 'uint256' },
  ],
  RelayerWitness: [
    { name: 'relayer', type: 'address' },
    { name: 'refundTo', type: 'address' },
    { name: 'nftRecipient', type: 'address' },
    { name: 'metadata', type: 'bytes' },
    { name: 'call3Values', type: 'Call3Value[]' },
  ],
  Call3Value: [
    { name: 'target', type: 'address' },
    { name: 'allowFailure', type: 'bool' },
    { name: 'value', type: 'uint256' },
    { name: 'callData', type: 'bytes' },
  ],
} as const
