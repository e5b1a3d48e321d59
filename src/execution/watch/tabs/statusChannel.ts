/** Sends what one tab learns to the other tabs of the site. */
export interface StatusChannel {
  post(message: unknown): void
  /** Calls the listener with what other tabs post; returns a function that unsubscribes. */
  subscribe(listener: (message: unknown) => void): () => void
}

/** A channel across all tabs of a site; without `BroadcastChannel`, it does nothing. */
export function broadcastStatusChannel(name: string): StatusChannel {
  if (typeof window === 'undefined' || typeof BroadcastChannel === 'undefined') {
    return { post: () => {}, subscribe: () => () => {} }
  }
  // Opened on first use: an open channel can keep the page out of the back/forward cache.
  let channel: BroadcastChannel | undefined
  const listening = new Set<(event: MessageEvent) => void>()
  const open = () => (channel ??= new BroadcastChannel(name))
  const closeUnheard = () => {
    if (listening.size > 0) return
    channel?.close()
    channel = undefined
  }
  return {
    post(message) {
      open().postMessage(message)
      closeUnheard()
    },
    subscribe(listener) {
      const onMessage = ({ data }: MessageEvent) => listener(data)
      const opened = open()
      opened.addEventListener('message', onMessage)
      listening.add(onMessage)
      return () => {
        opened.removeEventListener('message', onMessage)
        listening.delete(onMessage)
        closeUnheard()
      }
    },
  }
}
