import { CausewayProvider, createConfig } from '@causeway/react'
import { SwapWidget } from '@causeway/react/widgets'
import { sandboxConfig } from '@causeway/sandbox/page'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createRoot } from 'react-dom/client'
import styles from './bridge.module.css'
import './page.css'

const sandbox = sandboxConfig()
const [pay, receive] = sandbox.config.tokens.filter(({ symbol }) => symbol === 'USDC')
const config = createConfig(sandbox.config)
const queryClient = new QueryClient()

createRoot(document.getElementById('root') as HTMLElement).render(
  <QueryClientProvider client={queryClient}>
    <CausewayProvider config={config} wallet={sandbox.wallet}>
      <div className="mx-auto max-w-md p-4">
        <SwapWidget
          defaultPay={pay}
          defaultReceive={receive}
          classNames={{
            // Tailwind, with its variants.
            'swap-submit': 'rounded-none bg-fuchsia-700 px-12 uppercase hover:bg-fuchsia-900',
            'swap-token': (state) => (state === 'chosen' ? 'rounded-md border-4' : undefined),
            'review-dialog': 'max-w-xs',
            // CSS modules.
            'swap-side': (state) => (state === 'receive' ? styles['receive'] : 'p-8'),
            'picker-option': styles['option'],
          }}
        />
      </div>
    </CausewayProvider>
  </QueryClientProvider>,
)
