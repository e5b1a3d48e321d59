/** An error as EIP-1193 wants it: with a code that a page can read. */
export class ProviderRpcError extends Error {
  override readonly name = 'ProviderRpcError'
  readonly code: number

  constructor(code: number, message: string) {
    super(message)
    this.code = code
  }
}

/** The person declined (EIP-1193). */
export function userRejected(): ProviderRpcError {
  return new ProviderRpcError(4001, 'The request was rejected in the wallet.')
}

/** The page has not connected this account (EIP-1193). */
export function unauthorized(): ProviderRpcError {
  return new ProviderRpcError(4100, 'This page is not connected to that account.')
}

/** The wallet does not have this method (EIP-1193). */
export function unsupported(method: string): ProviderRpcError {
  return new ProviderRpcError(4200, `The demo wallet does not support ${method}.`)
}

/** The wallet is on a chain that it has no node for (EIP-1193). */
export function chainDisconnected(chainId: number): ProviderRpcError {
  return new ProviderRpcError(4901, `The demo wallet can't reach chain ${chainId}.`)
}

/** The wallet does not know the chain (EIP-3326). */
export function unknownChain(chainId: number): ProviderRpcError {
  return new ProviderRpcError(4902, `The demo wallet does not know chain ${chainId}.`)
}

/** Parameters that make no sense (EIP-1474). */
export function invalidParams(message: string): ProviderRpcError {
  return new ProviderRpcError(-32602, message)
}

/** The wallet has seen this batch before (EIP-5792). */
export function duplicateBatch(id: string): ProviderRpcError {
  return new ProviderRpcError(5720, `The batch ${id} was sent before.`)
}

/** The wallet has never seen this batch (EIP-5792). */
export function unknownBatch(id: string): ProviderRpcError {
  return new ProviderRpcError(5730, `The demo wallet knows no batch ${id}.`)
}
