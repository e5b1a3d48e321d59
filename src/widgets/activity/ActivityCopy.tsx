'use client'
import { partProps } from '../attributes.ts'
import { useActivityContext } from './activityContext.ts'
import { useActivityMessages } from './useActivityMessages.ts'

interface ActivityCopyProps {
  text: string
  /** What is copied, in the reader's words. */
  what: string
}

/** Puts a text on the clipboard and says so. Renders a `<button>`. */
export function ActivityCopy({ text, what }: ActivityCopyProps) {
  const translate = useActivityMessages()
  const { announce } = useActivityContext('Activity.Details')
  async function copy() {
    try {
      await navigator.clipboard.writeText(text)
      announce(translate('activity.copied', { what }))
    } catch {
      // A page without https, or whose reader said no.
      announce(translate('activity.copy.failed'))
    }
  }
  return (
    <button
      type="button"
      aria-label={translate('activity.copy.label', { what })}
      onClick={() => void copy()}
      {...partProps('activity-copy')}
    >
      {translate('activity.copy')}
    </button>
  )
}
