'use client'
import { Component, type ComponentType, type ReactNode } from 'react'
import { reportException } from '../../../utils/events/reportException.ts'

/**
 * Renders the page's component in place of ours. If it throws, the error is reported to the page and ours is shown. It is a function, since
 * most pages have no slots, and an extra component around each of ours would render with every key press and quote.
 */
export function renderSlot<props extends object>(
  Given: ComponentType<props> | undefined,
  given: props,
  ours: ReactNode,
): ReactNode {
  if (!Given) return ours
  return (
    <SlotBoundary fallback={ours}>
      <Given {...given} />
    </SlotBoundary>
  )
}

class SlotBoundary extends Component<{ fallback: ReactNode; children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError(): { hasFailed: boolean } {
    return { hasFailed: true }
  }

  override componentDidCatch(error: unknown): void {
    reportException(error)
  }

  override render(): ReactNode {
    return this.state.hasFailed ? this.props.fallback : this.props.children
  }
}
