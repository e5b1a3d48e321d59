'use client'
import { forwardRef, useRef, useState } from 'react'
import { useInnerRequests } from '../../../../hooks/internal/requests/useInnerRequests.ts'
import { focusedElement } from '../../../shared/focus/focusedElement.ts'
import { useOnChange } from '../../../shared/hooks/useOnChange.ts'
import { renderPart, type PartProps } from '../../../shared/render/renderPart.ts'
import { usePart } from '../../usePart.ts'
import { useActivityContext } from '../../model/activityContext.ts'
import { useMessages } from '../../../shared/messages/useMessages.ts'

/**
 * The exact number of matching requests, counted on demand and announced. Renders a `<div>`, with a `<button>` until it is
 * known, or nothing if there is nothing to count.
 */
export const ActivityTotal = forwardRef<HTMLDivElement, PartProps<'div'>>(function ActivityTotal(props, ref) {
  const { parameters, hasNothingToSearch } = useActivityContext('Activity.Total')
  if (hasNothingToSearch) return null
  // With other parameters, requests are counted again, only on demand.
  return <Total key={JSON.stringify(parameters)} {...props} ref={ref} />
})

const Total = forwardRef<HTMLDivElement, PartProps<'div'>>(function Total(props, ref) {
  const part = usePart()
  const translate = useMessages()
  const { parameters } = useActivityContext('Activity.Total')
  const [isWanted, setIsWanted] = useState(false)
  const { data, isError, isFetching, refetch } = useInnerRequests({
    ...parameters,
    limit: 1,
    includeTotal: true,
    query: { enabled: isWanted, refetchInterval: false },
  })
  const total = data?.pages[0]?.total
  const text = useRef<HTMLSpanElement>(null)
  const isKnown = total != null
  useOnChange(isKnown && isWanted, () => {
    // The focus disappeared with the button, unless it was moved meanwhile.
    if (focusedElement() === document.body) text.current?.focus()
  })
  return renderPart(
    <div ref={ref} {...part('activity-total')}>
      {/* The button is outside, so that its text isn't announced, too. */}
      <span ref={text} role="status" tabIndex={-1}>
        {isKnown && translate('activity.total', { count: total })}
      </span>
      {!isKnown && (
        <button
          type="button"
          onClick={() => (isError ? void refetch() : setIsWanted(true))}
          {...part('activity-action')}
        >
          {translate(
            isFetching ? 'activity.total.asking' : isError ? 'activity.total.failed' : 'activity.total.ask',
          )}
        </button>
      )}
    </div>,
    props,
  )
})
