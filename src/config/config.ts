import type { Client } from '../client/createClient.ts'
import type { ChainReader } from '../execution/ports/chains/chainReader.ts'

/** What hooks, widgets and headless code share. */
export interface Config {
  readonly client: Client
  readonly chainReader: ChainReader
}
