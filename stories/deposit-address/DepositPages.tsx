import { QueryClient } from '@tanstack/react-query'
import { createMemoryJournal } from '@causeway/react/execution'
import { DepositAddressWidget, type DepositAddressWidgetProps } from '@causeway/react/widgets'
import { useMemo, useState } from 'react'
import type { StoryEnvironment } from '../support/environment/createStoryEnvironment.ts'
import { SandboxProvider } from '../support/environment/withSandbox.tsx'

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

/** A deposit page, and the same deposit on another device, which knows the request's id alone. */
export function DepositOnAnotherDevice({ env, ...props }: DepositPagesProps) {
  const [requestId, setRequestId] = useState('')
  const [isElsewhere, setIsElsewhere] = useState(false)
  const other = useMemo(
    () => ({ ...env, journal: createMemoryJournal(), queryClient: new QueryClient() }),
    [env],
  )
  return (
    <>
      <button type="button" onClick={() => setIsElsewhere(true)}>
        Another device
      </button>
      {isElsewhere ? (
        <SandboxProvider key="other" env={other}>
          <DepositAddressWidget defaultRequestId={requestId} />
        </SandboxProvider>
      ) : (
        <SandboxProvider key="this" env={env}>
          <DepositAddressWidget {...props} onRequestIdChange={setRequestId} />
        </SandboxProvider>
      )}
    </>
  )
}
