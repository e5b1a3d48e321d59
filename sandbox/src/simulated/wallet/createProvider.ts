import { RpcError, rpcErrorCodes } from '../rpcError.ts'
import type { WalletMethods } from './methods/walletMethods.ts'
import type { Connection } from './session/createConnection.ts'
import type { WalletEvents } from './session/createWalletEvents.ts'
import type { WalletSession } from './session/createWalletSession.ts'
import type { SimulatedProvider } from './simulatedWallet.ts'

/** The wallet's provider for a page. Methods that the wallet doesn't handle itself go to the node of its current chain. */
export function createProvider(
  methods: WalletMethods,
  { session, connection, events }: { session: WalletSession; connection: Connection; events: WalletEvents },
): SimulatedProvider {
  return {
    async request(request) {
      connection.requireOnline()
      const method = Object.hasOwn(methods, request.method) ? methods[request.method] : undefined
      if (method) return method(request)
      if (request.method.startsWith('eth_sign') || !/^(eth|net)_/.test(request.method)) {
        throw new RpcError(rpcErrorCodes.unsupportedMethod, `The wallet does not do ${request.method}.`)
      }
      return session.chain.node.request(request)
    },
    on: events.on,
    removeListener: events.removeListener,
  }
}
