'use client'
import { useContext } from 'react'
import { checkConfig } from '../../config/checks/checkConfig.ts'
import { checkWallet } from '../../config/checks/checkWallet.ts'
import type { Config } from '../../config/config.ts'
import { CausewayProviderNotFoundError } from '../../errors/context.ts'
import type { Wallet } from '../../execution/ports/wallet/wallet.ts'
import { CausewayContext } from './causewayContext.ts'
import type { ConfigParameter, WalletParameter } from './connectionParameters.ts'
import { useConnect } from './useConnect.ts'

interface Connection {
  config: Config
  wallet: Wallet | undefined
}

/**
 * The config and the wallet passed to a hook, or those of `CausewayProvider`, which connects its own; what a hook was passed
 * is connected for as long as the hook is mounted.
 *
 * @throws {CausewayProviderNotFoundError} without a config, naming the caller.
 * @throws {InvalidConfigError | InvalidArgumentError} when the config or the wallet is something else.
 */
export function useConnection(
  consumer: string,
  parameters: ConfigParameter & WalletParameter = {},
): Connection {
  const provided = useContext(CausewayContext)
  const config = parameters.config ?? provided?.config
  if (!config) throw new CausewayProviderNotFoundError(consumer)
  const wallet = 'wallet' in parameters ? parameters.wallet : provided?.wallet
  checkConfig(config, consumer)
  checkWallet(wallet, consumer)
  const isProvided = config === provided?.config && wallet === provided.wallet
  useConnect(isProvided ? undefined : config, wallet)
  return { config, wallet }
}
