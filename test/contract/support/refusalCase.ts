import type { ServicePolicy } from '@causeway/sandbox/simulated'
import type { TestSandbox } from '../../../sandbox/test/support/environment/createTestSandbox.ts'

/** A request that the provider refuses. */
export interface RefusalCase {
  endpoint: 'quote' | 'permits' | 'status' | 'statusV3' | 'requests' | 'requestsV2'
  /** HTTP status, with the `errorCode` when there is one. */
  expected: string
  /** What differs from a request that is answered. */
  body?: Body | ((sandbox: TestSandbox) => Body) | string
  query?: string
  method?: string
  path?: string
  /** The content type of the body. @default 'application/json' */
  contentType?: string
  /** The API key; null for none. @default the sandbox’s */
  key?: string | null
  policy?: Partial<ServicePolicy>
  /** Makes a body and query that follow from an earlier answer. */
  prepare?: (sandbox: TestSandbox) => Promise<{ body: Body; query: string }>
  /** Puts the sandbox into a state before the request. */
  before?: (sandbox: TestSandbox, ask: () => Promise<Response>) => unknown
}

export type Body = Record<string, unknown>
