import { fileURLToPath } from 'node:url'
import { byteBudgets } from '../scripts/size/budgets.ts'
import { bundle, sourceOf, type BundleSize } from '../scripts/size/bundle.ts'
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
  const sdk = await weigh(`
    export { createClient, executeRoute, getQuote } from '@lifi/sdk'
    export { EthereumProvider } from '@lifi/sdk-provider-ethereum'`)
  const widget = await weigh(`export { LiFiWidget } from '@lifi/widget'`)
  const row = (what: string, ours: number | undefined, budget: number, others: Row['others'] = {}): Row => ({
    what,
    unit: 'bytes',
    ours: ours ?? 0,
    others,
    budget,
  })
  return [
    row(`${quote.name}, first load`, quoteSize?.initial, quote.initial),
    row(`${hooks.name}, first load`, hooksSize?.initial, hooks.initial),
    row(`${headless.name}, every chunk`, headlessSize?.all, headless.all, { 'lifi sdk': sdk.all }),
    row(`${swap.name}, first load`, swapSize?.initial, swap.initial, { 'lifi widget': widget.initial }),
    row(`${swap.name}, every chunk`, swapSize?.all, swap.all, { 'lifi widget': widget.all }),
  ]
}

function weigh(source: string): Promise<BundleSize> {
  return bundle(source, 'esbuild', folder)
}
