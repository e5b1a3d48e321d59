'use client'
import { forwardRef } from 'react'
import type { ExecutionState } from '../../../execution/state/executionState.ts'
import { WidgetRoot } from '../../shared/WidgetRoot.tsx'
import type { AreaOptions, WidgetProps } from '../../widgetProps.ts'
import { ProgressContext } from '../model/progressContext.ts'
import { useProgressModel } from '../model/useProgressModel.ts'
import { usePart } from '../usePart.ts'

export interface ProgressRootProps extends WidgetProps, AreaOptions {
  /**
   * Shows this state instead, with nothing to be done about it: one of a support bundle (`replaySupportBundle`), for whoever
   * helps. @default that of the provider's execution
   */
  state?: ExecutionState | undefined
  /** A page is paid: the words are those of a payment, which is not offered again once it is delivered. @default false */
  isPayment?: boolean | undefined
  /** Address of a page of yours that shows a request, to be shared. Only `https:` addresses are. @default the payout in its explorer */
  shareHref?: ((requestId: string) => string | URL | undefined) | undefined
  /**
   * Offers “Try again” where nothing was paid or it was given back, and nowhere else. Called once the execution is left: show the
   * form that it was entered in, which asks for a new quote. @default the way back alone
   */
  onTryAgain?: (() => void) | undefined
}

/**
 * Reads the execution of the provider above for the parts inside, tells assistive technology what happens, and takes the
 * focus to the title when the user is needed. Renders a `<div>`.
 *
 * @example
 * <Progress.Root>
 *   <Progress.Title />
 *   <Progress.Where />
 *   <Progress.Steps />
 *   <Progress.Actions />
 * </Progress.Root>
 */
export const ProgressRoot = forwardRef<HTMLDivElement, ProgressRootProps>(function ProgressRoot(
  { state: replayed, isPayment = false, shareHref, onTryAgain, children, ...props },
  ref,
) {
  const part = usePart(props)
  const progress = useProgressModel({ replayed, isPayment, shareHref, onTryAgain })
  const { state, announcements } = progress
  // In another state everything may be said again.
  const active = state.items.findIndex((item) => item.status !== 'done')
  return (
    <WidgetRoot attributes={part('progress', state.status)} {...props} ref={ref}>
      <ProgressContext.Provider value={progress}>{children}</ProgressContext.Provider>
      <div role="status" aria-atomic="false" {...part('hidden-text')}>
        {announcements.map((message) => (
          <p key={`${state.status} ${active} ${message}`}>{message}</p>
        ))}
      </div>
    </WidgetRoot>
  )
})
