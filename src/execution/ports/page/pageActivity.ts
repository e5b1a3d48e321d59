import { isLoopbackHost } from '../../../utils/isLoopbackHost.ts'

/** Whether the page is visible and online; injected, so that tests need no page. */
export interface PageActivity {
  isHidden(): boolean
  isOffline(): boolean
  /** Calls the listener when either may have changed; returns a function that unsubscribes. */
  subscribe(listener: () => void): () => void
}

/**
 * The browser's page; always visible and online if there is none.
 *
 * @param baseUrl The provider's URL: a provider on the user's own machine, such as the sandbox, is reachable offline.
 */
export function browserPage(baseUrl: string): PageActivity {
  const page = typeof document === 'undefined' ? undefined : document
  const isNear = page && isLoopbackHost(baseUrl.startsWith('/') ? location : new URL(baseUrl))
  return {
    isHidden: () => page?.visibilityState === 'hidden',
    isOffline: () => page !== undefined && !isNear && !navigator.onLine,
    subscribe(listener) {
      if (!page) return () => {}
      page.addEventListener('visibilitychange', listener)
      window.addEventListener('online', listener)
      window.addEventListener('offline', listener)
      return () => {
        page.removeEventListener('visibilitychange', listener)
        window.removeEventListener('online', listener)
        window.removeEventListener('offline', listener)
      }
    },
  }
}
