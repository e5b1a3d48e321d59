'use client'
import type { ExecutionState } from '../../../execution/state/executionState.ts'
import { joinTitle } from '../../shared/messages/joinSentences.ts'
import { useOnChange } from '../../shared/hooks/useOnChange.ts'
import { useAnnouncement } from '../../shared/messages/useAnnouncement.ts'
import { useAnnouncements } from '../../shared/messages/useAnnouncements.ts'
import { useMessages } from '../../shared/messages/useMessages.ts'
import type { UseProgressReturnType } from './progressContext.ts'

interface Announced {
  title: string
  /** The title changed after it got the focus: it is said, too. */
  hasTitleChanged: boolean
  /** Where the funds are; undefined while the outcome loads: an end is announced once, with all that is known of it. */
  where: string | undefined
  others: readonly (string | undefined)[]
}

/** What is announced of an execution, and the function by which a part announces something. */
export function useProgressAnnouncements(
  { status, items }: ExecutionState,
  { title, hasTitleChanged, where, others }: Announced,
): Pick<UseProgressReturnType, 'announce' | 'announcements'> {
  const translate = useMessages()
  const [pressed, announce] = useAnnouncement()
  // It was of the state before; that nothing was sent is said once that is left.
  useOnChange(status, () => status !== 'idle' && announce(undefined))
  const active = items.findIndex((item) => item.status !== 'done')
  // The focus is on the title of an end, which is heard by that.
  const isTitleHeard = status === 'success' || (status === 'refunded' && !hasTitleChanged)
  const announced = where === undefined || isTitleHeard ? where : joinTitle(translate, title, where)
  const announcements = useAnnouncements(`${status} ${active}`, [
    status === 'idle' ? undefined : announced,
    ...others,
    pressed,
  ])
  return { announce, announcements }
}
