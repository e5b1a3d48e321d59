import type { ServicePaths } from '../../schemas/servicePaths.ts'

/**
 * Everything in which one deployment of the provider differs from another. Pass the same object to `createConfig` or
 * `createClient` in the page and to `createProxyHandler` on the server.
 */
export interface Deployment {
  /** Address of the service. */
  baseUrl: string
  /** Address of the service for test networks, taken where `testnet` is asked for. */
  testnetBaseUrl?: string | undefined
  /** The word that it writes where the interface says `svc`. @default 'svc' */
  brand?: string | undefined
  /** Paths that differ from the interface's. */
  paths?: Partial<ServicePaths> | undefined
  /**
   * The contract that takes deposits, by chain id. Once this, `permitTakers` or `contracts` is given, the audit believes these contracts alone, and
   * none on a chain without an entry. @default none; while the others are missing too, the quote's own word counts
   */
  depositories?: Readonly<Record<number, string>> | undefined
  /**
   * The contracts that take the permits of gasless quotes and do with them only what was signed, by chain id. A permit for a router,
   * which anybody may have use it, is asked about. @default none known
   */
  permitTakers?: Readonly<Record<number, readonly string[]>> | undefined
  /** The other contracts that its quotes may call or approve, by chain id: routers. @default none known */
  contracts?: Readonly<Record<number, readonly string[]>> | undefined
  /** What its orders call a chain, by chain id, such as `{ 8453: 'base' }`. */
  chainNames?: Readonly<Record<number, string>> | undefined
  /**
   * Who may be named as solver in its orders and take a permit, as `0x` and 40 hex digits; in quotes that were requested with
   * `includeProtocolData`, also who must have signed them. @default none known: whoever an order names is believed to be one
   */
  solvers?: readonly string[] | undefined
}

/** Where to reach the provider: its URL, a deployment, or a deployment behind your own server. */
export type ServiceLocation =
  | {
      /**
       * Address of the service, or of a server of yours that forwards to it and adds the API key. In a page also a path of the
       * page's own server, such as `/bridge`.
       */
      baseUrl: string
      /** What is behind that address. */
      deployment?: Deployment | undefined
      /** Ignored: `baseUrl` says which network is asked. */
      testnet?: boolean | undefined
    }
  | {
      baseUrl?: undefined
      /** The service; asked at its own address. */
      deployment: Deployment
      /** Ask for quotes between test networks. @default false */
      testnet?: boolean | undefined
    }
