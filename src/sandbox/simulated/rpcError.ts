import type { Hex } from 'viem'

/** An error of a wallet (EIP-1193) or of a node (EIP-1474). */
export class RpcError extends Error {
  override readonly name = 'RpcError'
  readonly code: number
  /** Data of a revert. */
  readonly data: Hex | undefined

  constructor(code: number, message: string, data?: Hex) {
    super(message)
    this.code = code
    this.data = data
  }
}

/** Codes of EIP-1193, EIP-1474 and EIP-3085, and of go-ethereum's reverts. */
export const rpcErrorCodes = {
  userRejected: 4001,
  unauthorized: 4100,
  unsupportedMethod: 4200,
  unknownChain: 4902,
  executionReverted: 3,
  invalidInput: -32000,
  methodNotFound: -32601,
  invalidParams: -32602,
} as const
