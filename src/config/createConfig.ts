import { createClientFor } from '../client/createClient.ts'
import type { ServiceLocation } from '../client/deployment/deployment.ts'
import { createDepositBook } from '../deposit/book/depositBook.ts'
import { createExecutions } from '../execution/core/list/createExecutions.ts'
import type { Executions } from '../execution/core/list/executions.ts'
import { createViemChainReader } from '../execution/ports/chains/createViemChainReader.ts'
import { createWebStorageJournal } from '../execution/ports/journal/createWebStorageJournal.ts'
import { createWebLocks } from '../execution/ports/locks/createWebLocks.ts'
import { isPending } from '../execution/state/executionState.ts'
import type { Wallet } from '../execution/ports/wallet/wallet.ts'
import { createRequestWatcher } from '../execution/watch/createRequestWatcher.ts'
import { clearHistory } from './clearHistory.ts'
import { checkConfigParameters } from './checks/checkConfig.ts'
import { checkWallet } from './checks/checkWallet.ts'
import type { Config, CreateConfigParameters } from './config.ts'
import { addInternals } from './configInternals.ts'
import { createConnectedAccounts } from './connectedAccounts.ts'
import { createAudit } from './createAudit.ts'
import { createReporter } from './callbacks/createReporter.ts'
import { reportExecutions } from './callbacks/reportExecutions.ts'
import { createTokenStore } from './tokens/tokenStore.ts'

/**
 * Creates the config that hooks, widgets and headless code share. You can call it at the top of a module: until the config is
 * used, it sends no request, reads no storage and adds no listener.
 *
 * @example
 * const config = createConfig({
 *   baseUrl: '/bridge',
 *   chains: [mainnet, base],
 *   transports: { [mainnet.id]: http(), [base.id]: http() },
 * })
 *
 * @throws {InvalidConfigError} naming the wrong argument, such as an invalid `baseUrl`.
 */
export function createConfig(parameters: CreateConfigParameters): Config {
  checkConfigParameters(parameters)
  const { chains, nonEvmChains = [], transports, confirmations, pollingIntervalMs } = parameters
  const allChains = [...chains, ...nonEvmChains]
  const { journal = createWebStorageJournal(), locks = createWebLocks() } = parameters
  const { allowedAncestors = [], sendsFrameAncestors = false } = parameters
  const client =
    parameters.client === undefined
      ? createClientFor('createConfig', locationOf(parameters))
      : parameters.client
  const chainReader = createViemChainReader({ chains, transports, confirmations, pollingIntervalMs })
  const tokens = createTokenStore({
    chains: allChains,
    tokens: parameters.tokens ?? [],
    onImport: parameters.onTokenImport,
  })
  const reporter = createReporter(parameters)
  const getAudit = createAudit(tokens, { client, nonEvmChains, own: parameters.audit })
  const requestWatcher = createRequestWatcher(client, { locks })
  const accounts = createConnectedAccounts(client.clock)
  /** The wallet of each connected part of the page; the last one counts. */
  const connected = new Set<{ wallet: Wallet | undefined }>()
  let executions: Executions | undefined
  let close: (() => void) | undefined

  const config: Config = {
    client,
    chains,
    nonEvmChains,
    allChains,
    chainReader,
    tokens,
    journal,
    locks,
    readPrices: parameters.readPrices,
    allowedAncestors,
    sendsFrameAncestors,
    getAudit,
    requestWatcher,
    get executions() {
      if (!executions) {
        const readAccount = accounts.successorOf
        executions = createExecutions(client, { journal, locks, requestWatcher, getAudit, readAccount })
        reportExecutions(executions, reporter)
      }
      return executions
    },
    depositBook: createDepositBook({ baseUrl: client.baseUrl, journal, nonEvmChains }, client.clock),
    clearHistory: () => {
      const { executions, depositBook } = config
      return clearHistory({ baseUrl: client.baseUrl, locks, clock: client.clock, executions, depositBook })
    },
    connect(wallet) {
      checkWallet(wallet, 'connect')
      const entry = { wallet }
      connected.add(entry)
      const leave = wallet?.address && accounts.connect(wallet.address)
      // Tracking continues once started: hiding or replacing part of the page must not lose sight of funds.
      close ??= config.executions.open({
        chainReader,
        getWallet: () => Array.from(connected).findLast(({ wallet }) => wallet)?.wallet,
      })
      return () => {
        connected.delete(entry)
        if (leave) leave()
      }
    },
    stop() {
      close?.()
      close = undefined
      executions?.current.stop()
    },
  }
  return addInternals(config, {
    accounts,
    reporter,
    retire() {
      if (connected.size > 0 || !executions) return
      const state = executions.current.getState()
      // Once the wallet has done its part, tracking continues.
      if (isPending(state) && state.status !== 'filling') config.stop()
    },
  })
}

/** The parameters that say where the provider is. */
function locationOf({ baseUrl, deployment, testnet }: ServiceLocation): ServiceLocation {
  // One cast: destructuring loses which of the two was given.
  return { baseUrl, deployment, testnet } as ServiceLocation
}
