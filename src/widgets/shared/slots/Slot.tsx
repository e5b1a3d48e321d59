'use client'
import { Component, type ComponentType, type ReactNode } from 'react'
import { reportException } from '../../../utils/events/reportException.ts'

interface SlotProps<props extends object> {
  /** What the page has in the place of ours. */
  component: ComponentType<props> | undefined
  given: props
  /** Ours. */
  children: ReactNode
}

/** A component of the page in the place of ours. When it throws, the page is told, and ours stands there. */
export function Slot<props extends object>({ component: Given, given, children }: SlotProps<props>) {
  if (!Given) return children
  return (
    <SlotBoundary fallback={children}>
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
