import { QueryClient } from '@tanstack/react-query'
import { createMemoryJournal } from '@causeway/react/execution'
import { DepositAddressWidget, type DepositAddressWidgetProps } from '@causeway/react/widgets'
import { useMemo, useState } from 'react'
import type { StoryEnvironment } from '../support/environment/createStoryEnvironment.ts'
import { SandboxProvider } from '../support/environment/withSandbox.tsx'
import { StoryDeposit } from './StoryDeposit.tsx'

interface DepositPagesProps extends DepositAddressWidgetProps {
  env: StoryEnvironment
}

/** A deposit page that can be reloaded in the same browser. */
export function ReloadableDepositPage({ env, ...props }: DepositPagesProps) {
  const [visit, setVisit] = useState(0)
  return (
    <>
      <button type="button" onClick={() => setVisit(visit + 1)}>
        Reload
      </button>
      <SandboxProvider key={visit} env={env}>
        <DepositAddressWidget {...props} />
      </SandboxProvider>
    </>
  )
}

/** A deposit that was begun on another device; this one only knows the request's ID. */
export function DepositOfAnotherDevice({ env, ...props }: DepositPagesProps) {
  const [requestId, setRequestId] = useState('')
  const other = useMemo(
    () => ({ ...env, journal: createMemoryJournal(), queryClient: new QueryClient() }),
    [env],
  )
  return requestId ? (
    <SandboxProvider key="this" env={env}>
      <DepositAddressWidget {...props} defaultRequestId={requestId} />
    </SandboxProvider>
  ) : (
    <SandboxProvider key="other" env={other}>
      <StoryDeposit env={other} onRequestIdChange={setRequestId} />
    </SandboxProvider>
  )
}

/** A deposit address that was requested with another wallet in this browser, and the form that is open now. */
export function DepositOfAnotherWallet({ env, ...props }: DepositPagesProps) {
  const [isLeft, setIsLeft] = useState(false)
  const { accounts, wallet } = env.sandbox
  const leave = () => {
    wallet.switchAccount(accounts[1] ?? accounts[0])
    setIsLeft(true)
  }
  return (
    <SandboxProvider key={String(isLeft)} env={env}>
      {isLeft ? <DepositAddressWidget {...props} /> : <StoryDeposit env={env} onRequestIdChange={leave} />}
    </SandboxProvider>
  )
}
