'use client'
import { lazy, Suspense, useState, useSyncExternalStore, type ComponentType, type ReactNode } from 'react'
import { ChunkLoadError } from '../../../errors/execution.ts'
import { ChunkBoundary } from './ChunkBoundary.tsx'

/** A component whose code is loaded when it is rendered. If that fails, it shows the failure and a button to retry. */
interface Chunk<props> {
  (props: props): ReactNode
  /** Starts loading a component that is about to be rendered. Ignores a failure, since rendering tries again. */
  preload: () => void
}

interface LazyChunkOptions {
  /**
   * Whether it retries automatically once the page is back online. Not for components that act when rendered. @default
   * true
   */
  retriesOnline?: boolean | undefined
  /** Shown while it is loading. @default nothing */
  fallback?: ReactNode
}

const noSubscription = () => () => {}

/**
 * Puts a component into a chunk of its own. What it returns is named `Lazy…`, so that the component keeps its name.
 *
 * @example
 * const LazyTokenPicker = lazyChunk(async () => (await import('../../picker/TokenPicker.tsx')).TokenPicker)
 */
export function lazyChunk<props extends object>(
  load: () => Promise<ComponentType<props>>,
  { retriesOnline = true, fallback }: LazyChunkOptions = {},
): Chunk<props> {
  // React.lazy keeps a rejection forever, so a retry creates a new one.
  let current: ComponentType<props> | undefined
  // A loaded component renders at once, while `lazy` would show the fallback first.
  let loaded: ComponentType<props> | undefined

  async function loadOnce(): Promise<{ default: ComponentType<props> }> {
    try {
      loaded = await load()
      return { default: loaded }
    } catch (cause) {
      current = undefined
      throw new ChunkLoadError({ cause })
    }
  }

  function Chunk(props: props) {
    const newest = () => loaded ?? (current ??= lazy(loadOnce))
    const [Content, setContent] = useState(newest)
    const isInBrowser = useSyncExternalStore(
      noSubscription,
      () => true,
      () => false,
    )
    // Not every server waits for chunks when rendering.
    if (!isInBrowser) return null
    return (
      <ChunkBoundary onRetry={() => setContent(newest)} retriesOnline={retriesOnline}>
        <Suspense fallback={fallback}>
          <Content {...props} />
        </Suspense>
      </ChunkBoundary>
    )
  }
  return Object.assign(Chunk, { preload: () => void loadOnce().catch(() => {}) })
}
