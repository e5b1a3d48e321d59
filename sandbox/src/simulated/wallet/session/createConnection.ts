import { numberToHex } from 'viem'
import { RpcError, rpcErrorCodes } from '../../rpcError.ts'
import type { WalletEvents } from './createWalletEvents.ts'

/** Whether a wallet reaches its chains. Pages get an event when that changes. */
export interface Connection {
  /** @throws {RpcError} 4900 if it reaches no chain, 4901 if it doesn't reach the current one. */
  requireOnline(): void
  goOffline(from?: 'everything' | 'chain'): void
  /** @param chainId The current chain's id. */
  goOnline(chainId: number): void
}

/** Starts online. */
export function createConnection({ emit }: Pick<WalletEvents, 'emit'>): Connection {
  let offline: 'everything' | 'chain' | undefined
  return {
    requireOnline() {
      if (offline) throw offlineError(offline)
    },
    goOffline(from = 'everything') {
      offline = from
      emit('disconnect', offlineError(from))
    },
    goOnline(chainId) {
      if (!offline) return
      offline = undefined
      emit('connect', { chainId: numberToHex(chainId) })
    },
  }
}

function offlineError(from: 'everything' | 'chain'): RpcError {
  return from === 'everything'
    ? new RpcError(rpcErrorCodes.disconnected, 'The wallet reaches no chain.')
    : new RpcError(rpcErrorCodes.chainDisconnected, 'The wallet does not reach its chain.')
}
