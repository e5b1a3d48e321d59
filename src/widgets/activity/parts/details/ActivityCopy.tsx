'use client'
import { CopyButton } from '../../../shared/parts/copy/CopyButton.tsx'
import { useActivityContext } from '../../model/activityContext.ts'

interface ActivityCopyProps {
  text: string
  /** What is copied, in the reader's words. */
  what: string
}

/** Puts a text of a transfer on the clipboard and says so. Renders a `<button>`. */
export function ActivityCopy(props: ActivityCopyProps) {
  const { announce } = useActivityContext('Activity.Details')
  return <CopyButton {...props} announce={announce} />
}
