import { useTokens } from '@causeway/react'
import { AccountButton } from './AccountButton.tsx'
import { LanguageSwitch } from './LanguageSwitch.tsx'
import { SchemeSwitch } from './SchemeSwitch.tsx'

interface HeaderProps {
  onConnect: () => void
  language: string
  onLanguage: (language: string) => void
}

/** The brand, the chains, the looks and the language of the widgets, and the wallet. */
export function Header({ onConnect, language, onLanguage }: HeaderProps) {
  const { chains } = useTokens()
  return (
    <header className="site-header">
      <a className="brand" href="/">
        <img src="/logo.svg" width="32" height="32" alt="" />
        Harbor
      </a>
      <p className="network">
        <span className="network-dot" aria-hidden="true" />
        Local chains: {chains.map(({ name }) => name).join(', ')}
      </p>
      <LanguageSwitch language={language} onChoose={onLanguage} />
      <SchemeSwitch />
      <AccountButton onConnect={onConnect} />
    </header>
  )
}
