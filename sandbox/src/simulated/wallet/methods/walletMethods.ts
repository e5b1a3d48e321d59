import type { Hex } from 'viem'
import type { RpcRequest } from '../../rpc/rpcParams.ts'
import type { Prompts } from '../prompts/createPrompts.ts'
import type { WalletSession } from '../session/createWalletSession.ts'

/** Methods that the wallet handles itself, by name; all others go to its node. */
export type WalletMethods = Readonly<Record<string, (request: RpcRequest) => Promise<unknown>>>

/** The context of a wallet's methods. */
export interface WalletContext {
  session: WalletSession
  prompts: Prompts
  /** Creates an id that isn't the hash of a transaction. */
  createOwnId: () => Hex
}
