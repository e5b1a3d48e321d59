import type { Hex } from 'viem'
import { RpcError, rpcErrorCodes } from '../../rpcError.ts'
import type { ApproveReply } from './promptReply.ts'

/** Returns a result to the page, in the way that the reply's `answer` defines. */
export function answerPage<result>(
  { answer = 'result' }: ApproveReply,
  result: result,
  createOwnId: () => Hex,
): Promise<result | Hex> {
  switch (answer) {
    case 'result':
      return Promise.resolve(result)
    case 'own':
      return Promise.resolve(createOwnId())
    case 'lost':
      return Promise.reject(new RpcError(rpcErrorCodes.internalError, 'The wallet lost its answer.'))
    case 'never':
      return new Promise(() => {})
    default:
      return answer satisfies never
  }
}
