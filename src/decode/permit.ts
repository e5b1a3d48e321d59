/** What a permit lets someone have. */
export interface Permit {
  /** Undefined where the permit holds on every chain. */
  chainId: bigint | undefined
  /** Who honours it, and knows whether it was used: the token, or Permit2; undefined where every token may honour it. */
  contract: string | undefined
  /** The token that it is for; undefined where every token may honour it. */
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
  /** Of a permit that is told apart by 32 bytes, which services make the id of what it is for; lower case. */
  nonce: string | undefined
  /** What the receiver must do with what it gets; undefined where it may do anything. */
  use?: PermitUse | undefined
}

/** What is signed together with a permit, and binds its receiver. */
export interface PermitUse {
  /** Who alone may hand the permit in. */
  relayer: string
  /** Who gets native currency that is left over. */
  refundTo: string
  /** Made one after the other by a contract that holds what the permit gives. */
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
