/** Tells other tabs of the site what one of them has heard. */
export interface StatusChannel {
  post(message: unknown): void
  /** Calls back with what other tabs post; returns a function that ends it. */
  subscribe(listener: (message: unknown) => void): () => void
}

/** A channel over all tabs of a site; a silent one where there is no `BroadcastChannel`. */
export function broadcastStatusChannel(name: string): StatusChannel {
  if (typeof window === 'undefined' || typeof BroadcastChannel === 'undefined') {
    return { post: () => {}, subscribe: () => () => {} }
  }
  // Opened with the first use: an open channel keeps a page from being kept for the back button.
  let channel: BroadcastChannel | undefined
  let listeners = 0
  const open = () => (channel ??= new BroadcastChannel(name))
  const close = () => {
    channel?.close()
    channel = undefined
  }
  return {
    post(message) {
      open().postMessage(message)
      if (listeners === 0) close()
    },
    subscribe(listener) {
      const onMessage = ({ data }: MessageEvent) => listener(data)
      open().addEventListener('message', onMessage)
      listeners += 1
      return () => {
        channel?.removeEventListener('message', onMessage)
        listeners -= 1
        if (listeners === 0) close()
      }
    },
  }
}
