import type { RpcRequest } from '../rpcParams.ts'

/** Handlers of a node's methods, by name. */
export type NodeMethods = Readonly<Record<string, (request: RpcRequest) => unknown>>
