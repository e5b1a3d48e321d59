import { http } from 'viem'

/** Passes a read on to the node of a chain. */
export type Rpc = (chainId: number, method: string, params: unknown) => Promise<unknown>

/** Makes the function that asks the nodes. */
export function createRpc(rpcUrl: (chainId: number) => string): Rpc {
  return async (chainId, method, params) => {
    const { request } = http(rpcUrl(chainId), { retryCount: 0 })({})
    return request({ method, params })
  }
}
