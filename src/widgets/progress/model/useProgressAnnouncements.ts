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
  /** The title changed after it got the focus, so it is announced, too. */
  hasTitleChanged: boolean
  /** Where the funds are; undefined while the outcome loads, so that an outcome is announced once, with everything that is known. */
  where: string | undefined
  others: readonly (string | undefined)[]
}

/** The announcements about an execution, and the function with which a part announces something. */
export function useProgressAnnouncements(
  { status, items }: ExecutionState,
  { title, hasTitleChanged, where, others }: Announced,
): Pick<UseProgressReturnType, 'announce' | 'announcements'> {
  const translate = useMessages()
  const [pressed, announce] = useAnnouncement()
  // A part's announcement was about the previous state. It is kept when the execution was dismissed: that nothing was sent is announced
  // then.
  useOnChange(status, () => status !== 'idle' && announce(undefined))
  const active = items.findIndex((item) => item.status !== 'done')
  // The title of an outcome has the focus, so assistive technology reads it.
  const isTitleHeard = status === 'success' || (status === 'refunded' && !hasTitleChanged)
  const announced = where === undefined || isTitleHeard ? where : joinTitle(translate, title, where)
  const announcements = useAnnouncements(`${status} ${active}`, [
    status === 'idle' ? undefined : announced,
    ...others,
    pressed,
  ])
  return { announce, announcements }
}
