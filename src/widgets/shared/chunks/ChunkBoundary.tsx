'use client'
import { Component, useEffect, useRef, useState, type ReactNode } from 'react'
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

  private isPressed = false

  private retry(isPressed: boolean): void {
    this.isPressed = isPressed
    this.props.onRetry()
    this.setState({ error: undefined })
  }

  private readonly retryAutomatically = (): void => this.retry(false)
  private readonly retryByUser = (): void => this.retry(true)

  override render(): ReactNode {
    const { error } = this.state
    if (error === undefined) return this.props.children
    if (!(error instanceof ChunkLoadError)) throw error
    return (
      <ChunkFailure
        onRetry={this.retryAutomatically}
        onPress={this.retryByUser}
        failedAfterPress={this.isPressed}
        retriesOnline={this.props.retriesOnline}
      />
    )
  }
}

interface ChunkFailureProps extends Omit<ChunkBoundaryProps, 'children'> {
  onPress: () => void
  /** Whether the user has pressed its button, and it failed again. */
  failedAfterPress: boolean
}

/** Shown in place of a chunk that failed to load, until it is retried. */
function ChunkFailure({ onRetry, onPress, failedAfterPress, retriesOnline }: ChunkFailureProps) {
  const part = usePart()
  const translate = useMessages()
  const button = useRef<HTMLButtonElement>(null)
  const [failedOffline] = useState(() => !navigator.onLine)
  useEffect(() => {
    if (failedAfterPress && button.current) focusAgain(button.current)
  }, [failedAfterPress])
  useEffect(() => {
    if (!retriesOnline) return undefined
    // The page may have come back online before this effect ran, or while the component was hidden.
    if (failedOffline && navigator.onLine) onRetry()
    addEventListener('online', onRetry)
    return () => removeEventListener('online', onRetry)
  }, [onRetry, retriesOnline, failedOffline])
  return (
    <div {...part('chunk-error')}>
      <span role="alert">{translate('error.notLoaded')}</span>{' '}
      <button ref={button} type="button" onClick={onPress} {...part('chunk-retry')}>
        {translate('error.notLoaded.retry')}
      </button>
    </div>
  )
}

/** Focuses the new button after the pressed one was removed, unless the user has moved the focus. */
function focusAgain(button: HTMLButtonElement): void {
  const { activeElement } = button.getRootNode() as Document | ShadowRoot
  if (!activeElement || activeElement.contains(button)) button.focus()
}
