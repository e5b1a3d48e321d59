import { CausewayProvider, createClient } from '../../../src/exports/index.ts'
import { ActivityWidget } from '../../../src/exports/widgets.ts'
import '../../../src/styles/styles.css'
import { renderDapp } from './page.tsx'

// The same dApp with everybody's transfers.

const client = createClient({ baseUrl: `${location.origin}/service` })

void renderDapp(({ facts, chains, transports }) => (
  <CausewayProvider client={client} chains={chains} transports={transports} tokens={facts.tokens}>
    <ActivityWidget user={null} />
  </CausewayProvider>
))
