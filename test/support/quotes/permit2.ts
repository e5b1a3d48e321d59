import type { SignableTypedData } from '@causeway/react/schemas'

/** Where Permit2 is on most chains. */
const permit2Address = '0x000000000022D473030F116dDEE9F6B43aC78BA3'

const address = (name: string) => ({ name, type: 'address' })
const number = (name: string) => ({ name, type: 'uint256' })

/** Types of a Permit2 transfer that binds its receiver to calls. */
const types = {
  PermitBatchWitnessTransferFrom: [
    { name: 'permitted', type: 'TokenPermissions[]' },
    address('spender'),
    number('nonce'),
    number('deadline'),
    { name: 'witness', type: 'RelayerWitness' },
  ],
  TokenPermissions: [address('token'), number('amount')],
  RelayerWitness: [
    address('relayer'),
    address('refundTo'),
    address('nftRecipient'),
    { name: 'call3Values', type: 'Call3Value[]' },
  ],
  Call3Value: [
    address('target'),
    { name: 'allowFailure', type: 'bool' },
    number('value'),
    { name: 'callData', type: 'bytes' },
  ],
}

/** An authorization of EIP-3009 as a transfer by Permit2, with what its receiver must do. */
export function asPermit2(
  { domain, value }: SignableTypedData,
  calls: readonly { target: string; callData: string }[],
): SignableTypedData & { signatureKind: 'eip712' } {
  const { from, to, value: amount, validBefore: deadline } = value
  return {
    signatureKind: 'eip712',
    domain: { name: 'Permit2', chainId: domain['chainId'], verifyingContract: permit2Address },
    types: structuredClone(types),
    primaryType: 'PermitBatchWitnessTransferFrom',
    value: {
      permitted: [{ token: domain['verifyingContract'], amount }],
      spender: to,
      nonce: '3',
      deadline,
      witness: {
        relayer: to,
        refundTo: from,
        nftRecipient: from,
        call3Values: calls.map((call) => ({ ...call, allowFailure: false, value: '0' })),
      },
    },
  }
}
