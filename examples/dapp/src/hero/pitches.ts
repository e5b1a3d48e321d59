import type { Purchase } from '../sandbox/readTrial.ts'

/** What is said beside the form. */
export interface Pitch {
  title: string
  lead: string
  /** What the page renders, in short. */
  code: string
}

const imports = `import { SwapWidget } from '@causeway/react/widgets'
import '@causeway/react/styles.css'
`

/** A pitch for each thing that the form is for. */
export const pitches: Readonly<Record<Purchase | 'swap', Pitch>> = {
  swap: {
    title: 'Swap between networks',
    lead: 'One form for every token and network, with each fee shown before you sign.',
    code: `${imports}
<SwapWidget
  defaultPay={usdcOnFirst}
  defaultReceive={usdcOnSecond}
  onConnectWallet={openConnect}
/>`,
  },
  order: {
    title: 'Take any token at checkout',
    lead: 'Customers pay with what they have, from any network, and the shop receives exactly its price.',
    code: `${imports}
<SwapWidget
  mode="checkout"
  checkout={{ token: usdc, amount: 25_000_000n, recipient: shop, title: 'Order 1042' }}
  onConnectWallet={openConnect}
/>`,
  },
  mint: {
    title: 'Mint with any token',
    lead: 'Users pay with what they have, from any network, and your contract is called with what arrives.',
    code: `${imports}
<SwapWidget
  mode="checkout"
  checkout={{ token: eth, amount, txs: [mint, transfer], title: 'Mint 0.1 WETH' }}
  onConnectWallet={openConnect}
/>`,
  },
}
