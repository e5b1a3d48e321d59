import { hashMessage, isAddressEqual, recoverAddress, type Address, type Hex } from 'viem'

interface IsSignedBySolverParameters {
  /** Computed from the order's data. */
  orderId: Hex
  /** `protocol.v2.orderSignature`. */
  signature: Hex
  /** Named in the order. */
  solver: Address
}

/** Whether an order's solver signed its ID: either the ID itself, or a message of its 32 bytes (EIP-191). Deployments do both. */
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
