import '@causeway/react/styles.css'
import { SwapButton } from '@causeway/react/widgets'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import {
  createStoryEnvironment,
  tokenOf,
} from '../../../../stories/support/environment/createStoryEnvironment.ts'
import { SandboxProvider } from '../../../../stories/support/environment/withSandbox.tsx'

const env = createStoryEnvironment()
const container = document.getElementById('root')
if (!container) throw new Error('The page has no element for the app.')

createRoot(container).render(
  <StrictMode>
    <SandboxProvider env={env}>
      <SwapButton
        widget={{
          defaultAmount: '100',
          defaultPay: tokenOf(env, 'USDC', 'Alder'),
          defaultReceive: tokenOf(env, 'USDC', 'Birch'),
        }}
      />
    </SandboxProvider>
  </StrictMode>,
)
