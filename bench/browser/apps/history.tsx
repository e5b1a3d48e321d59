import { CausewayProvider, createConfig } from '../../../src/exports/index.ts'
import { ActivityWidget } from '../../../src/exports/widgets.ts'
import '../../../src/styles/styles.css'
import { renderDapp } from './page.tsx'

// The same dApp with everybody's swaps.

void renderDapp(({ facts: { tokens }, chains, transports }) => {
  const config = createConfig({ baseUrl: `${location.origin}/service`, chains, transports, tokens })
  return (
    <CausewayProvider config={config}>
      <ActivityWidget user={null} />
    </CausewayProvider>
  )
})
