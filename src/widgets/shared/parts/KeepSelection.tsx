'use client'
import { Component, type RefObject } from 'react'

interface KeepSelectionProps {
  field: RefObject<HTMLInputElement | null>
  /** The field's text. */
  shown: string
}

/**
 * Keeps a field's text selected when a new quote changes it while the user is about to type over it. Otherwise the
 * browser puts the caret at the end, and what is typed is appended to another amount. An empty field counts as
 * selected. A class, because only a class is notified just before the page changes. Renders nothing.
 */
export class KeepSelection extends Component<KeepSelectionProps> {
  override getSnapshotBeforeUpdate(): boolean {
    const field = this.props.field.current
    return (
      field !== null &&
      field.matches(':focus') &&
      field.selectionStart === 0 &&
      field.selectionEnd === field.value.length
    )
  }

  override componentDidUpdate(previous: KeepSelectionProps, _state: unknown, wasSelected: boolean): void {
    if (wasSelected && previous.shown !== this.props.shown) this.props.field.current?.select()
  }

  override render() {
    return null
  }
}
