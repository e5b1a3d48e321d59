type Listener = (value: never) => void

/** The part of Node's emitter that EIP-1193 asks for. */
export interface Emitter {
  on(event: string, listener: Listener): void
  removeListener(event: string, listener: Listener): void
  emit(event: string, value: unknown): void
}

/** Makes an emitter. */
export function createEmitter(): Emitter {
  const listeners = new Map<string, Set<Listener>>()
  return {
    on(event, listener) {
      const known = listeners.get(event) ?? new Set()
      listeners.set(event, known.add(listener))
    },
    removeListener(event, listener) {
      listeners.get(event)?.delete(listener)
    },
    emit(event, value) {
      for (const listener of listeners.get(event) ?? []) listener(value as never)
    },
  }
}
