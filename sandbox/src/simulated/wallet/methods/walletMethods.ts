import type { Hex } from 'viem'
import type { RpcRequest } from '../../rpc/rpcParams.ts'
import type { Prompts } from '../prompts/createPrompts.ts'
import type { WalletSession } from '../session/createWalletSession.ts'

/** Methods that the wallet answers itself, by their name; all others are for its node. */
export type WalletMethods = Readonly<Record<string, (request: RpcRequest) => Promise<unknown>>>

/** What all methods of a wallet work with. */
export interface WalletContext {
  session: WalletSession
  prompts: Prompts
  /** Makes an id that is no hash of a transaction. */
  createOwnId: () => Hex
}
