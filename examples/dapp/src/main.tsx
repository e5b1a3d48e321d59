import '@causeway/react/styles.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { announceWallet } from './demo-wallet/announceWallet.ts'
import { createDialogAsker } from './demo-wallet/askInDialog.ts'
import { createDemoWallet } from './demo-wallet/createDemoWallet.ts'
import './demo.css'
import { applyStoredScheme } from './header/colorScheme.ts'
import { DemoApp } from './DemoApp.tsx'
import { createSetup, rpcUrlOf } from './sandbox/createSetup.ts'
import { addPresets } from './hero/looks.ts'
import { loadSandbox } from './sandbox/loadSandbox.ts'
import { SandboxMissing } from './sandbox/SandboxMissing.tsx'

applyStoredScheme()
addPresets()

const container = document.getElementById('root')
if (!container) throw new Error('index.html has no element "root".')
const root = createRoot(container)

try {
  const facts = await loadSandbox()
  const { origin } = location
  announceWallet(
    createDemoWallet({
      ...facts,
      rpcUrl: (chainId) => rpcUrlOf(chainId, origin),
      ask: createDialogAsker(),
      storage: localStorage,
    }),
  )
  const setup = createSetup(facts, origin)
  root.render(
    <StrictMode>
      <DemoApp setup={setup} />
    </StrictMode>,
  )
} catch (error) {
  root.render(<SandboxMissing error={error} />)
}
