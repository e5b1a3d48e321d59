import { SwapWidget, type Slots } from '@causeway/react/widgets'

const slots: Slots = {
  TokenLogo: ({ token }) => <span aria-hidden="true">{token ? '◆' : '◇'}</span>,
  SwitchSidesIcon: () => <span aria-hidden="true">⇅</span>,
  SettingsIcon: () => <span aria-hidden="true">☰</span>,
  FeesIcon: () => <span aria-hidden="true">◌</span>,
}

export function SwapWithSlots() {
  return <SwapWidget slots={slots} />
}
