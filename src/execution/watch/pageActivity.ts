import { isLoopbackHost } from '../../utils/isLoopbackHost.ts'

/** Whether the page is visible and online; injected, so that tests need no page. */
export interface PageActivity {
  isHidden(): boolean
  isOffline(): boolean
  /** Calls the listener when either may have changed; returns a function that unsubscribes. */
  subscribe(listener: () => void): () => void
}

/**
 * The page this runs in; always visible and online where there is none.
 *
 * @param baseUrl What is asked: on the page's own machine, as the sandbox is, it needs no network.
 */
export function browserPage(baseUrl: string): PageActivity {
  const hasPage = typeof document !== 'undefined'
  const isNear = hasPage && isLoopbackHost(baseUrl.startsWith('/') ? location : new URL(baseUrl))
  return {
    isHidden: () => hasPage && document.visibilityState === 'hidden',
    isOffline: () => hasPage && !isNear && !navigator.onLine,
    subscribe(listener) {
      if (!hasPage) return () => {}
      document.addEventListener('visibilitychange', listener)
      window.addEventListener('online', listener)
      window.addEventListener('offline', listener)
      return () => {
        document.removeEventListener('visibilitychange', listener)
        window.removeEventListener('online', listener)
        window.removeEventListener('offline', listener)
      }
    },
  }
}
