import { hashMessage, isAddressEqual, recoverAddress, type Address, type Hex } from 'viem'

export interface IsSignedBySolverParameters {
  /** Computed from the order's data. */
  orderId: Hex
  /** `protocol.v2.orderSignature`. */
  signature: Hex
  /** Named in the order. */
  solver: Address
}

/**
 * Whether the solver of an order signed its id: the id itself, or as a message of 32 bytes (EIP-191), which deployments
 * do in either way.
 */
export async function isSignedBySolver({
  orderId,
  signature,
  solver,
}: IsSignedBySolverParameters): Promise<boolean> {
  const hashes = [orderId, hashMessage({ raw: orderId })]
  const signers = await Promise.all(
    hashes.map((hash) => recoverAddress({ hash, signature }).catch(() => undefined)),
  )
  return signers.some((signer) => signer !== undefined && isAddressEqual(signer, solver))
}
