import type { Config } from '../../config/config.ts'
import type { Kinds } from '../../errors/checks/checkKinds.ts'
import type { Wallet } from '../../execution/ports/wallet/wallet.ts'

/** The parameter that every hook accepts besides its own. */
export interface ConfigParameter {
  /** A config other than that of `CausewayProvider`, for a page with two configs or without `CausewayProvider`. @default that of `CausewayProvider` */
  config?: Config | undefined
}

/** The parameter of hooks that list what the browser has stored. */
export interface WalletsParameter {
  /**
   * Whose entries to list: only the connected wallet's, or those of every wallet that was ever connected in this
   * browser. Show the latter only when the user asks for them.
   *
   * @default 'connected'
   */
  wallets?: 'connected' | 'all' | undefined
}

/** The parameter of hooks that need a wallet. */
export interface WalletParameter {
  /** A wallet other than that of `CausewayProvider`; `undefined` means none. @default that of `CausewayProvider` */
  wallet?: Wallet | undefined
}

/**
 * The types of these parameters, for checking calls from untyped code; config and wallet are checked where they are
 * used.
 */
export const connectionKinds: Kinds<keyof (ConfigParameter & WalletParameter)> = {
  config: 'any',
  wallet: 'any',
}

/** The types of `WalletsParameter`. */
export const walletsKinds: Kinds<keyof WalletsParameter> = { wallets: ['connected', 'all'] }
