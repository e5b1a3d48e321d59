import type { SimulatedProvider, WalletListener } from '../simulatedWallet.ts'

/** Events for pages (EIP-1193). */
export interface WalletEvents extends Pick<SimulatedProvider, 'on' | 'removeListener'> {
  emit(event: string, payload: unknown): void
}

/** Creates events without listeners. */
export function createWalletEvents(): WalletEvents {
  const listeners = new Map<string, Set<WalletListener>>()
  return {
    on(event, listener) {
      const set = listeners.get(event) ?? new Set()
      listeners.set(event, set.add(listener))
    },
    removeListener(event, listener) {
      listeners.get(event)?.delete(listener)
    },
    emit(event, payload) {
      for (const listener of listeners.get(event) ?? []) listener(payload)
    },
  }
}
