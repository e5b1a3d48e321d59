'use client'
import { Component, type ComponentType, type ReactNode } from 'react'
import { reportException } from '../../../utils/events/reportException.ts'

/**
 * A component of the page in the place of ours. When it throws, the page is told, and ours stands there. A function, since most pages
 * have no component, and a key or a quote would render one more around each of ours.
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
