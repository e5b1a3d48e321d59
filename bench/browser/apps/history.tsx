import { CausewayProvider, createClient } from '../../../src/exports/index.ts'
import { ActivityWidget } from '../../../src/exports/widgets.ts'
import '../../../src/styles/styles.css'
import { loadFacts, renderDapp } from './page.tsx'

// The same dApp with everybody's transfers.

const loaded = await loadFacts()
const { facts, chains, transports } = loaded
const client = createClient({ baseUrl: `${location.origin}/service` })

renderDapp(
  loaded,
  <CausewayProvider client={client} chains={chains} transports={transports} tokens={facts.tokens}>
    <ActivityWidget user={null} />
  </CausewayProvider>,
)
