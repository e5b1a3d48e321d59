import { PortBusyError, ServicePortBusyError } from '../../errors.ts'
import { startServer } from '../../http/server/startServer.ts'
import { createGateway } from './createGateway.ts'

export interface StartGatewayParameters {
  chainId: number
  /** The port to listen on at 127.0.0.1; 0 lets the system choose one. */
  port: number
  /** Address of the node. */
  nodeUrl: string
}

/** The server that pages and programs call instead of the node. */
export interface Gateway {
  rpcUrl: string
  stop(): Promise<void>
}

/**
 * Starts the gateway in front of a local chain's RPC.
 *
 * @throws {PortBusyError}
 */
export async function startGateway({ chainId, port, nodeUrl }: StartGatewayParameters): Promise<Gateway> {
  const gateway = createGateway((body, signal) =>
    fetch(nodeUrl, { method: 'POST', headers: { 'content-type': 'application/json' }, body, signal }),
  )
  try {
    const { url, stop } = await startServer({ fetch: async (request) => gateway.fetch(request), port })
    return { rpcUrl: url, stop }
  } catch (error) {
    throw error instanceof ServicePortBusyError ? new PortBusyError({ port, chainId }) : error
  }
}
