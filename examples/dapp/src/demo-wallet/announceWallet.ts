import type { DemoWallet } from './createDemoWallet.ts'

/** Tells pages about the wallet, and again whenever one asks (EIP-6963). */
export function announceWallet(provider: DemoWallet, target: Window = window): void {
  const info = Object.freeze({
    uuid: crypto.randomUUID(),
    name: 'Demo wallet',
    icon: walletIcon,
    rdns: 'localhost.causeway.demo-wallet',
  })
  const detail = Object.freeze({ info, provider })
  const announce = () => target.dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail }))
  target.addEventListener('eip6963:requestProvider', announce)
  announce()
}

const walletIcon = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="8" fill="#5b34b5"/><path d="M7 12.5a3 3 0 0 1 3-3h11.5a2 2 0 0 1 2 2v1H25a1.5 1.5 0 0 1 1.5 1.5v7.5a2 2 0 0 1-2 2H10a3 3 0 0 1-3-3z" fill="#fff"/><circle cx="21.5" cy="17.8" r="1.8" fill="#5b34b5"/></svg>',
)}`
