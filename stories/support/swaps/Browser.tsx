import { useState } from 'react'
import { useExecution } from '@causeway/react'
import { createMemoryJournal, createMemoryLocks } from '@causeway/react/execution'
import { PendingExecutionsWidget, ProgressWidget } from '@causeway/react/widgets'
import type { StoryEnvironment } from '../environment/createStoryEnvironment.ts'
import { pageButtonStyle, StorySwap } from './StorySwap.tsx'
import { SandboxProvider } from '../environment/withSandbox.tsx'

/** What is under way elsewhere, and the swap of this page. */
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
