import type { ServicePaths } from '../../schemas/servicePaths.ts'

/**
 * Everything that differs between deployments of the provider. Pass the same object to `createConfig` or `createClient` in the page and to
 * `createProxyHandler` on the server.
 */
export interface Deployment {
  /** URL of the provider. */
  baseUrl: string
  /** URL of the provider for testnets, used with `testnet`. */
  testnetBaseUrl?: string | undefined
  /** The brand that it uses in place of the API's `svc`. @default 'svc' */
  brand?: string | undefined
  /** Paths that differ from the API's. */
  paths?: Partial<ServicePaths> | undefined
  /**
   * The contracts that take deposits, by chain ID. Once this or another of the four lists below is set, the audit trusts
   * only these contracts, and none on a chain without an entry.
   * @default none; if the others are missing too, the quote's own contracts count
   */
  depositories?: Readonly<Record<number, string>> | undefined
  /**
   * The contracts that take permits of gasless quotes and do only what was signed, by chain ID. A permit for another contract,
   * which anyone could use, is a finding.
   * @default none known
   */
  permitSpenders?: Readonly<Record<number, readonly string[]>> | undefined
  /**
   * The contracts that swap, and spend an account's approvals only when that account calls them, by chain ID. A swap at any other contract,
   * or an approval for it, is a finding.
   * @default none known
   */
  routers?: Readonly<Record<number, readonly string[]>> | undefined
  /**
   * The contracts whose events prove that an order was filled or refunded in a native token, or that its calls were made, by chain ID. An
   * order that names another one is a finding on the chains listed here.
   * @default none known
   */
  fillContracts?: Readonly<Record<number, readonly string[]>> | undefined
  /** Other contracts that its quotes may call, by chain ID. @default none known */
  contracts?: Readonly<Record<number, readonly string[]>> | undefined
  /** Names of chains in its orders, by chain ID, such as `{ 8453: 'base' }`. */
  chainNames?: Readonly<Record<number, string>> | undefined
  /**
   * Accounts that its orders may name as solver and that may take a permit, as `0x` and 40 hex digits. If a quote was requested
   * with `includeProtocolData`, one of them must also have signed its order.
   * @default none: the solver that an order names is trusted
   */
  solvers?: readonly string[] | undefined
  /**
   * The sentences that users sign for it, each with `{requestId}` in place of the request's ID and `{user}` in place of the user's
   * address. Any other text to sign is a finding.
   * @default none known
   */
  signedMessages?: readonly string[] | undefined
}

/** Where to reach the provider: its URL, a deployment, or a deployment behind your own server. */
export type ServiceLocation =
  | {
      /**
       * URL of the provider, or of your own server that forwards to it and adds the API key. In a page also a path on
       * the page's own server, such as `/bridge`.
       */
      baseUrl: string
      /** The deployment behind that URL. */
      deployment?: Deployment | undefined
      /** Ignored: `baseUrl` decides which network is used. */
      testnet?: boolean | undefined
    }
  | {
      baseUrl?: undefined
      /** The provider, at its own URL. */
      deployment: Deployment
      /** Whether to use its `testnetBaseUrl`, for quotes between testnets. @default false */
      testnet?: boolean | undefined
    }
