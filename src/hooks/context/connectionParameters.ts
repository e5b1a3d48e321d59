import type { Config } from '../../config/config.ts'
import type { Kinds } from '../../errors/checks/checkKinds.ts'
import type { Wallet } from '../../execution/ports/wallet/wallet.ts'

/** The parameter that every hook accepts besides its own. */
export interface ConfigParameter {
  /** Another config than the provider's, for a page with two services or without a provider. @default the provider's */
  config?: Config | undefined
}

/** The parameter of hooks that list what the browser has stored. */
export interface WalletsParameter {
  /**
   * Whose: what the connected wallet began, or what any wallet did that was ever connected in this browser. Show the latter to
   * whoever asks for it. @default 'connected'
   */
  wallets?: 'connected' | 'all' | undefined
}

/** The parameter of hooks that need a wallet. */
export interface WalletParameter {
  /** Another wallet than the provider's; `undefined` is none at all. @default the provider's */
  wallet?: Wallet | undefined
}

/** What they are, for a check of what a script without types gives; config and wallet are checked where they are used. */
export const connectionKinds: Kinds<keyof (ConfigParameter & WalletParameter)> = {
  config: 'any',
  wallet: 'any',
}

/** The same of whose are listed. */
export const walletsKinds: Kinds<keyof WalletsParameter> = { wallets: ['connected', 'all'] }
