'use client'
import { forwardRef } from 'react'
import type { ExecutionStatus } from '../../../execution/state/executionState.ts'
import { useTokens } from '../../../hooks/useTokens.ts'
import { findToken } from '../../shared/model/tokens/findToken.ts'
import { TokenLogo } from '../../shared/parts/icons/TokenLogo.tsx'
import { renderPart, type PartProps } from '../../shared/render/renderPart.ts'
import { StatusIcon, type IconStatus } from '../../shared/steps/StatusIcon.tsx'
import { isCancelled } from '../model/end/isCancelled.ts'
import { useProgressContext } from '../model/progressContext.ts'
import { usePart } from '../usePart.ts'

/** The icon for each status. */
const icons: Readonly<Record<ExecutionStatus, IconStatus | undefined>> = {
  idle: undefined,
  auditing: 'active',
  awaitingChain: 'active',
  awaitingWallet: 'active',
  confirming: 'active',
  posting: 'active',
  filling: 'active',
  unknown: 'active',
  unconfirmed: 'active',
  attention: 'attention',
  success: 'done',
  refunded: 'refunded',
  failed: 'failed',
  rejected: 'skipped',
}

/** The large icon of the status, which the title names, and the logo of the received token. Renders a `<span>`, or nothing while idle. */
export const ProgressStatusIcon = forwardRef<HTMLSpanElement, PartProps<'span'>>(
  function ProgressStatusIcon(props, ref) {
    const part = usePart()
    const { state, received } = useProgressContext('Progress.StatusIcon')
    const { tokens } = useTokens()
    const icon = isCancelled(state) ? icons.rejected : icons[state.status]
    if (!icon) return null
    const { status, summary, isRestored } = state
    // Storage doesn't prove which token arrived.
    const isArrived = status === 'success' && (!isRestored || received !== undefined)
    const token = isArrived && summary ? findToken(tokens, summary.receive.currency) : undefined
    return renderPart(
      <span ref={ref} aria-hidden="true" {...part('progress-status-icon')}>
        <StatusIcon status={icon} />
        {token && <TokenLogo token={token} />}
      </span>,
      props,
    )
  },
)
