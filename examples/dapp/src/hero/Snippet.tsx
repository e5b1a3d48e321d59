/** All that a page needs beside its own providers. */
const code = `import { CausewayProvider, createConfig } from '@causeway/react'
import { SwapWidget } from '@causeway/react/widgets'
import '@causeway/react/styles.css'

const config = createConfig({
  baseUrl: '/bridge', chains, transports, tokens,
})

export const Bridge = () => (
  <CausewayProvider config={config} wallet={wallet}>
    <SwapWidget />
  </CausewayProvider>
)`

/** The code that shows the widget. */
export function Snippet() {
  return (
    <figure className="snippet">
      <figcaption>All the code for this widget</figcaption>
      <pre>
        <code>{code}</code>
      </pre>
    </figure>
  )
}
