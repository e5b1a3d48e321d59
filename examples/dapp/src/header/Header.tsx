import { useTokens } from '@causeway/react'
import { AccountButton } from './AccountButton.tsx'
import { SchemeSwitch } from './SchemeSwitch.tsx'

/** The brand, the chains, and the wallet. */
export function Header({ onConnect }: { onConnect: () => void }) {
  const { chains } = useTokens()
  return (
    <header className="site-header">
      <a className="brand" href="/">
        <img src="/harbor.svg" width="32" height="32" alt="" />
        Harbor
      </a>
      <p className="network">
        <span className="network-dot" aria-hidden="true" />
        Local chains: {chains.map(({ name }) => name).join(', ')}
      </p>
      <SchemeSwitch />
      <AccountButton onConnect={onConnect} />
    </header>
  )
}
