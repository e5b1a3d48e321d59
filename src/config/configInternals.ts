import type { Reporter } from './callbacks/createReporter.ts'
import type { Config } from './config.ts'
import type { ConnectedAccounts } from './connectedAccounts.ts'

/** What the hooks and functions of this library share through a config, and no page needs. */
interface ConfigInternals {
  /** The accounts that are connected; views of other accounts are hidden until the person asks for them. */
  accounts: ConnectedAccounts
  /** Tells the callbacks that `createConfig` was given. */
  reporter: Reporter
  /**
   * Says that another config took this one's place. An execution that may still prompt the wallet stops, since nobody would see
   * what the prompt is about, unless a part of the page is still connected to this config. Transactions that were sent stay sent:
   * the new config finds them in the journal, follows them and prompts for nothing.
   */
  retire(): void
}

/**
 * Kept on the config itself, so that a copy such as `{ ...config, clearHistory }` has it too. Of the global registry, so that a
 * page that loads this library twice can hand a config from one copy to the other.
 */
const key = Symbol.for('causeway.internals')

interface WithInternals {
  [key]: ConfigInternals
}

/** Adds what pages don't see to a config, which stays the same object. */
export function addInternals(config: Config, internals: ConfigInternals): Config {
  const added: WithInternals = { [key]: internals }
  return Object.assign(config, added)
}

/** Whether `createConfig` made the config, or the one that it is a copy of. */
export function hasInternals(config: object): boolean {
  return key in config
}

/** The accounts that are connected to a config. */
export function accountsOf(config: Config): ConnectedAccounts {
  return internalsOf(config).accounts
}

/** What tells a config's callbacks; undefined for parts that a page put together itself, which has no callbacks. */
export function reporterOf(config: Pick<Config, 'client'>): Reporter | undefined {
  return hasInternals(config) ? internalsOf(config).reporter : undefined
}

/** Says that another config took the place of this one. `CausewayProvider` and the hooks' `config` do. */
export function retireConfig(config: Config): void {
  internalsOf(config).retire()
}

function internalsOf(config: object): ConfigInternals {
  // One cast: the public type of a config doesn't tell.
  return (config as WithInternals)[key]
}
