import type { Abi, Address } from 'viem'

/** A call of one of the sandbox's contracts, as viem takes it. */
export interface PaymentCall {
  address: Address
  abi: Abi
  functionName: string
  args: readonly unknown[]
  value: bigint
}
