/** The rights that a permit gives someone. */
export interface Permit {
  /** Undefined if the permit is valid on every chain. */
  chainId: bigint | undefined
  /** The contract that accepts the permit and knows whether it was used: the token, or Permit2; undefined for any token. */
  contract: string | undefined
  /** The token of the permit; undefined if any token may accept it. */
  token: string | undefined
  /** Undefined if the signer is the owner. */
  owner: string | undefined
  receiver: string
  /** Who can make the transfer: only the receiver, or anyone with the signature, without the receiver being notified. */
  movedBy: 'receiver' | 'anyone'
  /** Base units. */
  amount: bigint
  /** Seconds since the epoch. */
  deadline: bigint
  /** The 32 bytes that distinguish the permit, in lower case, if it has any; providers put the order's ID there. */
  nonce: string | undefined
  /** What the receiver must do with the funds; undefined if anything is allowed. */
  use?: PermitUse | undefined
}

/** What a permit is used for: it is signed with the permit and binds the receiver. */
export interface PermitUse {
  /** The only account that may submit the permit. */
  relayer: string
  /** The account that gets leftover native tokens. */
  refundTo: string
  /** Calls that the receiver makes one after the other, with the permit's funds. */
  calls: readonly PermitCall[]
}

export interface PermitCall {
  target: string
  /** The next calls are made even if this one fails. */
  allowFailure: boolean
  /** Native tokens sent along, in base units. */
  value: bigint
  callData: `0x${string}`
}
