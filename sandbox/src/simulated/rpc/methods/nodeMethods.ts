import type { RpcRequest } from '../rpcParams.ts'

/** Answers of a node, by the name of the method. */
export type NodeMethods = Readonly<Record<string, (request: RpcRequest) => unknown>>
