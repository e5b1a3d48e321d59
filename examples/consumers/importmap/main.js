import { CausewayProvider, createConfig } from '@causeway/react'
import { SwapWidget } from '@causeway/react/widgets'
import { sandboxConfig } from '@causeway/sandbox/page'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createElement } from 'react'
import { createRoot } from 'react-dom/client'

const sandbox = sandboxConfig()
const [pay, receive] = sandbox.config.tokens.filter(({ symbol }) => symbol === 'USDC')
const config = createConfig(sandbox.config)
const client = new QueryClient()

const form = createElement(SwapWidget, { defaultPay: pay, defaultReceive: receive })
const provided = createElement(CausewayProvider, { config, wallet: sandbox.wallet }, form)
createRoot(/** @type {Element} */ (document.getElementById('root'))).render(
  createElement(QueryClientProvider, { client }, provided),
)
