'use client'
import { useMessages } from '../../../shared/messages/useMessages.ts'
import { usePart } from '../../usePart.ts'

/** An arrow between two amounts or networks, with text for assistive technology. Renders two `<span>`s. */
export function ActivityArrow() {
  const part = usePart()
  const translate = useMessages()
  return (
    <>
      <span aria-hidden="true" {...part('activity-arrow')} />
      <span {...part('hidden-text')}>{translate('activity.to')}</span>{' '}
    </>
  )
}
