import type { Reporter } from './callbacks/createReporter.ts'
import type { Config } from './config.ts'
import type { ConnectedAccounts } from './connectedAccounts.ts'

/** What the library's hooks and functions share through a config and pages don't need. */
interface ConfigInternals {
  /** The connected accounts; views of other accounts are hidden until the user asks for them. */
  accounts: ConnectedAccounts
  /** Reports events to the callbacks of `createConfig`. */
  reporter: Reporter
  /**
   * Called when another config replaces this one. An execution that may still prompt the wallet stops, since the user
   * wouldn't see what the prompt is about, unless part of the page is still connected to this config. Sent transactions
   * remain sent: the new config finds them in the journal and tracks them without prompting.
   */
  retire(): void
}

/**
 * Stored on the config itself, so that a copy such as `{ ...config, clearHistory }` has it too. The symbol is global,
 * so that a page that loads this library twice can pass a config from one copy to the other.
 */
const key = Symbol.for('causeway.internals')

interface WithInternals {
  [key]: ConfigInternals
}

/** Adds internals to a config, which stays the same object. */
export function addInternals(config: Config, internals: ConfigInternals): Config {
  const added: WithInternals = { [key]: internals }
  return Object.assign(config, added)
}

/** Whether `createConfig` created the config, or the one that it was copied from. */
export function hasInternals(config: object): boolean {
  return key in config
}

/** The accounts that are connected to a config. */
export function accountsOf(config: Config): ConnectedAccounts {
  return internalsOf(config).accounts
}

/** The reporter of a config; undefined for an object that a page put together itself, which has no callbacks. */
export function reporterOf(config: Pick<Config, 'client'>): Reporter | undefined {
  return hasInternals(config) ? internalsOf(config).reporter : undefined
}

/** Reports that another config replaces this one, by `CausewayProvider` or a hook's `config`. */
export function retireConfig(config: Config): void {
  internalsOf(config).retire()
}

function internalsOf(config: object): ConfigInternals {
  // One cast: the public type of a config doesn't include them.
  return (config as WithInternals)[key]
}
