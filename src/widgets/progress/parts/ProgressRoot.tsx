'use client'
import { forwardRef, useRef } from 'react'
import { checkProps, type PropKinds } from '../../../errors/checks/checkProps.ts'
import { checkObject } from '../../../errors/checks/checkObject.ts'
import { useCauseway } from '../../../hooks/context/causewayContext.ts'
import type { ExecutionState } from '../../../execution/state/executionState.ts'
import { joinRefs } from '../../shared/render/joinRefs.ts'
import { useSmoothHeight } from '../../shared/render/useSmoothHeight.ts'
import { useSteadyHeight } from '../../shared/render/useSteadyHeight.ts'
import { WidgetRoot } from '../../shared/WidgetRoot.tsx'
import type { LayoutOptions, WidgetProps } from '../../widgetProps.ts'
import { ProgressContext } from '../model/progressContext.ts'
import { useProgressModel } from '../model/useProgressModel.ts'
import { usePart } from '../usePart.ts'

export interface ProgressRootProps extends WidgetProps, LayoutOptions {
  /**
   * Shows this state without actions: for example one from a support bundle (`replaySupportBundle`).
   * @default that of the config's execution
   */
  state?: ExecutionState | undefined
  /** Whether the swap pays the page: messages then speak of a payment, which isn't offered again once it is delivered. @default whether it was started as one */
  isPayment?: boolean | undefined
  /** URL of your page that shows a request, for sharing. Only `https:` URLs are used. @default the delivery in its explorer */
  shareHref?: ((requestId: string) => string | URL | undefined) | undefined
  /**
   * Shows “Try again”, only if nothing was paid or it was refunded. Called once the execution is dismissed: show the form that it
   * came from, which fetches a new quote.
   * @default no such button
   */
  onTryAgain?: (() => void) | undefined
}

const propKinds: PropKinds = { isPayment: 'boolean', shareHref: 'function', onTryAgain: 'function' }

/**
 * Provides the execution of `CausewayProvider` to the parts inside, announces its changes to assistive technology, and focuses the title
 * when the user is needed. Renders a `<div>`.
 *
 * @example
 * <Progress.Root>
 *   <Progress.Title />
 *   <Progress.Summary />
 *   <Progress.Steps />
 *   <Progress.Actions />
 * </Progress.Root>
 *
 * @throws {InvalidArgumentError} for an invalid prop.
 */
export const ProgressRoot = forwardRef<HTMLDivElement, ProgressRootProps>(function ProgressRoot(
  { state: replayed, isPayment = false, shareHref, onTryAgain, children, ...props },
  ref,
) {
  useCauseway('Progress.Root')
  checkProps({ isPayment, shareHref, onTryAgain }, propKinds, 'Progress.Root')
  if (replayed != null)
    checkObject(replayed, 'Progress.Root', 'state', {
      fields: ['status', 'items'],
      rule: 'it must be the state of an execution',
    })
  const part = usePart(props)
  const progress = useProgressModel({ replayed: replayed ?? undefined, isPayment, shareHref, onTryAgain })
  const { state, announcements } = progress
  const root = useRef<HTMLDivElement>(null)
  useSteadyHeight(root, state.status === 'idle' ? undefined : state.id)
  useSmoothHeight(root, state.status)
  // In a different state, every message may be announced again.
  const active = state.items.findIndex((item) => item.status !== 'done')
  return (
    <WidgetRoot attributes={part('progress', state.status)} {...props} ref={joinRefs(root, ref)}>
      <ProgressContext.Provider value={progress}>{children}</ProgressContext.Provider>
      <div role="status" aria-atomic="false" {...part('hidden-text')}>
        {announcements.map((message) => (
          <p key={`${state.status} ${active} ${message}`}>{message}</p>
        ))}
      </div>
    </WidgetRoot>
  )
})
