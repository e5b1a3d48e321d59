import { useEffect, useRef, useState, type ReactNode } from 'react'
import { useExecution } from '@causeway/react'
import { createMemoryJournal, createMemoryLocks, type ExecutionState } from '@causeway/react/execution'
import { PendingExecutionsWidget, ProgressWidget } from '@causeway/react/widgets'
import type { StoryEnvironment } from '../environment/createStoryEnvironment.ts'
import { pageButtonStyle, StorySwap } from './StorySwap.tsx'
import { SandboxProvider } from '../environment/withSandbox.tsx'

/** The swaps that are pending elsewhere, and the swap of this page. */
export function Page({ canStart }: { canStart: boolean }) {
  const { state } = useExecution()
  if (canStart) {
    return (
      <div style={{ display: 'grid', gap: 12, justifyItems: 'start', maxInlineSize: '28rem' }}>
        <PendingExecutionsWidget />
        <StorySwap />
      </div>
    )
  }
  return state.status === 'idle' ? <PendingExecutionsWidget /> : <ProgressWidget />
}

/** A page, and another one that is opened beside it or in its place. */
export function Browser({ env: sandboxed, isReload }: { env: StoryEnvironment; isReload: boolean }) {
  // The page around all stories is one more tab, which would take over what the first page leaves.
  const [env] = useState(() => ({ ...sandboxed, journal: createMemoryJournal(), locks: createMemoryLocks() }))
  const [isOpened, setIsOpened] = useState(false)
  return (
    <>
      {(!isOpened || !isReload) && (
        <section aria-label="First page">
          <SandboxProvider env={env}>
            <Page canStart />
          </SandboxProvider>
        </section>
      )}
      {isOpened ? (
        <section aria-label="Second page">
          <SandboxProvider env={env}>
            <Page canStart={false} />
          </SandboxProvider>
        </section>
      ) : (
        <button type="button" style={pageButtonStyle} onClick={() => setIsOpened(true)}>
          {isReload ? 'Load the page again' : 'Open another tab'}
        </button>
      )}
    </>
  )
}

interface SwapOfEarlierPageProps {
  env: StoryEnvironment
  /** The status of a swap before its page is left. @default a swap that is being delivered */
  status?: ExecutionState['status']
  /** The page of the swap stays open beside the other. @default false */
  isKept?: boolean
  /** Happens before the other page opens. @default nothing */
  onLeave?: () => void
  /** The page of the swap, which begins at once. @default 100 USDC */
  children?: ReactNode
}

/** A swap that was begun on an earlier page of this browser, and the page that is open now. */
export function SwapOfEarlierPage({
  env,
  status = 'filling',
  isKept = false,
  onLeave,
  children,
}: SwapOfEarlierPageProps) {
  const [isLeft, setIsLeft] = useState(false)
  return (
    <>
      {(!isLeft || isKept) && (
        <div hidden>
          <SandboxProvider env={env}>
            {children ?? <StorySwap startsAtOnce />}
            <Leave
              at={status}
              onLeave={() => {
                onLeave?.()
                setIsLeft(true)
              }}
            />
          </SandboxProvider>
        </div>
      )}
      {isLeft && (
        <SandboxProvider key="second" env={env}>
          <Page canStart={false} />
        </SandboxProvider>
      )}
    </>
  )
}

function Leave({ at, onLeave }: { at: ExecutionState['status']; onLeave: () => void }) {
  const { status } = useExecution().state
  const leave = useRef(onLeave)
  useEffect(() => {
    if (status === at) leave.current()
  }, [status, at])
  return null
}
