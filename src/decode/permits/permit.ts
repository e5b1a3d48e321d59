/** What a permit lets someone have. */
export interface Permit {
  /** Undefined where the permit holds on every chain. */
  chainId: bigint | undefined
  /** The contract that honors the permit, and knows whether it was used: the token, or Permit2; undefined for any token. */
  contract: string | undefined
  /** The token of the permit; undefined where every token may honor it. */
  token: string | undefined
  /** Undefined where whoever signs is the owner. */
  owner: string | undefined
  receiver: string
  /** Who can make the transfer: the receiver alone, or anyone with the signature, so that the receiver hears nothing of it. */
  movedBy: 'receiver' | 'anyone'
  /** Smallest unit. */
  amount: bigint
  /** Seconds since the epoch. */
  deadline: bigint
  /** The 32 bytes that tell a permit apart, in lower case, if it has such; services put the id of the order there. */
  nonce: string | undefined
  /** What the receiver must do with what it gets; undefined where it may do anything. */
  use?: PermitUse | undefined
}

/** The use of a permit, which is signed with it and binds the receiver. */
export interface PermitUse {
  /** The only account that may hand the permit in. */
  relayer: string
  /** The account that gets native currency that is left over. */
  refundTo: string
  /** Calls that the receiver makes one after the other, with what the permit gives. */
  calls: readonly PermitCall[]
}

export interface PermitCall {
  target: string
  /** What follows is done even where it fails. */
  allowFailure: boolean
  /** Native currency sent along, in wei. */
  value: bigint
  callData: `0x${string}`
}
