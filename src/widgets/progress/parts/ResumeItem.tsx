'use client'
import type { ListedExecution } from '../../../execution/core/createExecutions.ts'
import { usePart } from '../../shared/widgetOptions.ts'
import { progressText } from '../model/progressText.ts'
import { useProgressValues } from '../model/useProgressValues.ts'
import { useMessages } from '../../shared/useMessages.ts'

interface ResumeItemProps {
  entry: ListedExecution
  onShow: () => Promise<void>
  onForget: () => void
}

/** One transfer that is under way. Renders an `<li>`. */
export function ResumeItem({ entry: { state, isElsewhere }, onShow, onForget }: ResumeItemProps) {
  const part = usePart()
  const translate = useMessages()
  const values = useProgressValues(state)
  const route = translate('resume.route', {
    ...values,
    paid: `${values.paid} ${values.symbol}`,
    received: values.outSymbol,
  })
  const isFailed = state.status === 'failed'
  const stateText = isFailed ? translate('resume.failed') : translate(progressText(state).title)
  return (
    <li {...part('resume-item', isElsewhere ? 'elsewhere' : 'here')}>
      <span {...part('resume-text')}>
        {route}
        <span {...part('resume-state')}>
          {isElsewhere ? `${stateText} – ${translate('resume.elsewhere')}` : stateText}
        </span>
      </span>
      {!isElsewhere && (
        <span {...part('resume-actions')}>
          <button
            type="button"
            aria-label={translate('resume.show.label', { route })}
            onClick={() => void onShow()}
            {...part('resume-action')}
          >
            {translate('resume.show')}
          </button>
          {isFailed && (
            <button
              type="button"
              aria-label={translate('resume.forget.label', { route })}
              onClick={onForget}
              {...part('resume-action')}
            >
              {translate('resume.forget')}
            </button>
          )}
        </span>
      )}
    </li>
  )
}
