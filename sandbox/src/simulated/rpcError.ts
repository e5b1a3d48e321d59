import type { Hex } from 'viem'

/** An error of a wallet (EIP-1193) or of a node (EIP-1474). */
export class RpcError extends Error {
  override readonly name = 'RpcError'
  /** A number, or a text as in ethers. */
  readonly code: number | string
  /** Revert data. */
  readonly data: Hex | undefined

  constructor(code: number | string, message: string, data?: Hex) {
    super(message)
    this.code = code
    this.data = data
  }
}

/** Codes of EIP-1193, EIP-1474, EIP-3085 and EIP-5792, and of go-ethereum's reverts. */
export const rpcErrorCodes = {
  userRejected: 4001,
  unauthorized: 4100,
  unsupportedMethod: 4200,
  disconnected: 4900,
  chainDisconnected: 4901,
  unknownChain: 4902,
  unsupportedCapability: 5700,
  unsupportedChain: 5710,
  duplicateId: 5720,
  unknownBundle: 5730,
  bundleTooLarge: 5740,
  atomicityUnsupported: 5760,
  unansweredPrompt: -32002,
  internalError: -32603,
  executionReverted: 3,
  invalidInput: -32000,
  methodNotFound: -32601,
  invalidParams: -32602,
} as const
