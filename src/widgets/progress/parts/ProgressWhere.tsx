'use client'
import { forwardRef } from 'react'
import { useLocale } from '../../shared/messages/useLocale.ts'
import { useMessages } from '../../shared/messages/useMessages.ts'
import { renderPart, type PartProps } from '../../shared/render/renderPart.ts'
import { formatUsd } from '../../../utils/format/formatUsd.ts'
import { formatDuration } from '../../../utils/format/time/formatDuration.ts'
import { useProgressContext } from '../model/progressContext.ts'
import { isSignatureLost } from '../model/derived/isSignatureLost.ts'
import { usePart } from '../usePart.ts'

/** Where the funds are, and at the end what arrived is worth and how long it took. Renders a `<div>`. */
export const ProgressWhere = forwardRef<HTMLDivElement, PartProps<'div'>>(function ProgressWhere(props, ref) {
  const part = usePart()
  const translate = useMessages()
  const locale = useLocale()
  const { where, received, seconds, state } = useProgressContext('Progress.Where')
  const facts = [
    formatUsd(received?.amountUsd, { locale, rounding: 'down' }),
    seconds !== undefined &&
      translate('progress.took', { time: formatDuration(Math.max(1, seconds), locale) }),
  ].filter(Boolean)
  return renderPart(
    <div ref={ref} {...part('progress-where')}>
      <p {...part('progress-sentence')}>{where}</p>
      {state.status === 'success' && (
        // Known a moment later than the rest, so its line is reserved.
        <p {...part('progress-duration')}>{facts.join(' · ')}</p>
      )}
      {state.status === 'unknown' && (
        <p {...part('progress-todo')}>
          {translate(isSignatureLost(state) ? 'progress.todo.unknownSignature' : 'progress.todo.unknown')}
        </p>
      )}
    </div>,
    props,
  )
})
