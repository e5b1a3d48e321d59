'use client'
import { Component, useEffect, type ReactNode } from 'react'
import { ChunkLoadError } from '../../../errors/execution.ts'
import { useMessages } from '../messages/useMessages.ts'
import { usePart } from '../usePart.ts'

interface ChunkBoundaryProps {
  /** Called before the children are rendered again. */
  onRetry: () => void
  /** Whether it retries automatically once the page is back online. */
  retriesOnline: boolean
  children: ReactNode
}

interface ChunkBoundaryState {
  error: unknown
}

/** Shows that a chunk couldn't be loaded; every other error goes to the page's own boundaries. */
export class ChunkBoundary extends Component<ChunkBoundaryProps, ChunkBoundaryState> {
  override state: ChunkBoundaryState = { error: undefined }

  static getDerivedStateFromError(error: unknown): ChunkBoundaryState {
    return { error }
  }

  private readonly retry = (): void => {
    this.props.onRetry()
    this.setState({ error: undefined })
  }

  override render(): ReactNode {
    const { error } = this.state
    if (error === undefined) return this.props.children
    if (error instanceof ChunkLoadError)
      return <ChunkFailure onRetry={this.retry} retriesOnline={this.props.retriesOnline} />
    throw error
  }
}

/** Shown in place of a chunk that failed to load, until it is retried. */
function ChunkFailure({ onRetry, retriesOnline }: Omit<ChunkBoundaryProps, 'children'>) {
  const part = usePart()
  const translate = useMessages()
  useEffect(() => {
    if (!retriesOnline) return undefined
    addEventListener('online', onRetry)
    return () => removeEventListener('online', onRetry)
  }, [onRetry, retriesOnline])
  return (
    <div {...part('chunk-error')}>
      <span role="alert">{translate('error.notLoaded')}</span>{' '}
      <button type="button" onClick={onRetry} {...part('chunk-retry')}>
        {translate('error.notLoaded.retry')}
      </button>
    </div>
  )
}
