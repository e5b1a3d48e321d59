import { fileURLToPath } from 'node:url'
import { byteBudgets } from '../scripts/size/budgets.ts'
import { bundle, sourceOf, type BundleSize } from '../scripts/size/bundle.ts'
import { peerFolder, type PeerName } from './peers.ts'
import type { Row } from './table.ts'

const folder = fileURLToPath(new URL('.', import.meta.url))

/** What an app pays for each way to use the library, beside a peer of the same reach; the budgets are those of `npm run size`. */
export async function benchSizes(): Promise<Row[]> {
  const { quote, hooks, headless, swap } = byteBudgets
  const [quoteSize, hooksSize, headlessSize, swapSize] = await Promise.all(
    [quote, hooks, headless, swap].map((budget) =>
      weigh(sourceOf(budget, (entry) => `../src/exports/${entry}.ts`)),
    ),
  )
  const lifiSdk = await weigh(
    `export { createClient, executeRoute, getQuote } from '@lifi/sdk'
     export { EthereumProvider } from '@lifi/sdk-provider-ethereum'`,
    'lifi',
  )
  const relaySdk = await weigh(`export { createClient, getClient } from '@relayprotocol/relay-sdk'`, 'relay')
  const relayQuote = await weigh(`export { useQuote } from '@relayprotocol/relay-kit-hooks'`, 'relay')
  const relayHooks = await weigh(`export * from '@relayprotocol/relay-kit-hooks'`, 'relay')
  const lifi = await weigh(`export { LiFiWidget } from '@lifi/widget'`, 'lifi')
  const relay = await weigh(
    `export { RelayKitProvider, SwapWidget } from '@relayprotocol/relay-kit-ui'`,
    'relay',
  )
  const onchainkit = await weigh(
    `export { OnchainKitProvider } from '@coinbase/onchainkit'
     export { Swap } from '@coinbase/onchainkit/swap'`,
    'onchainkit',
  )
  const row = (what: string, ours: number | undefined, budget: number, others: Row['others'] = {}): Row => ({
    what,
    unit: 'bytes',
    ours: ours ?? 0,
    others,
    budget,
  })
  const widgets = (part: keyof BundleSize) => ({
    'LI.FI widget': lifi[part],
    'relay-kit-ui': relay[part],
    'OnchainKit Swap': onchainkit[part],
  })
  return [
    row(`${quote.name}, first load`, quoteSize?.initial, quote.initial, {
      'relay-kit-hooks': relayQuote.initial,
    }),
    row(`${hooks.name}, first load`, hooksSize?.initial, hooks.initial, {
      'relay-kit-hooks': relayHooks.initial,
    }),
    row(`${headless.name}, every chunk`, headlessSize?.all, headless.all, {
      'LI.FI SDK': lifiSdk.all,
      'relay-sdk': relaySdk.all,
    }),
    row(`${swap.name}, first load`, swapSize?.initial, swap.initial, widgets('initial')),
    row(`${swap.name}, every chunk`, swapSize?.all, swap.all, widgets('all')),
  ]
}

/** @param peer Whose packages are found; ours where there is none. */
function weigh(source: string, peer?: PeerName): Promise<BundleSize> {
  return bundle(source, 'esbuild', peer ? peerFolder(peer) : folder)
}
