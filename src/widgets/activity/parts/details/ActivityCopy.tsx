'use client'
import { CopyButton } from '../../../shared/parts/copy/CopyButton.tsx'
import { useActivityContext } from '../../model/activityContext.ts'

interface ActivityCopyProps {
  text: string
  /** What is copied, as text for the user. */
  what: string
}

/** Copies a text about a swap, and announces it. Renders a `<button>`. */
export function ActivityCopy(props: ActivityCopyProps) {
  const { announce } = useActivityContext('Activity.Details')
  return <CopyButton {...props} announce={announce} />
}
