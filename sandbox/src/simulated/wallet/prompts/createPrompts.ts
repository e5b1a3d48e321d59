import { RpcError, rpcErrorCodes } from '../../rpcError.ts'
import type { RpcRequest } from '../../rpc/rpcParams.ts'
import type { ApproveReply, HangReply, OpenPrompt, PromptReply, WalletApproval } from './promptReply.ts'

/** The prompts of a wallet. */
export interface Prompts {
  approve: WalletApproval
  /** A second prompt while one is open is refused with -32002, as some wallets do. */
  isSingle: boolean
  readonly open: readonly OpenPrompt[]
  /** Replies to the next prompts; after them, `approve` decides again. */
  script(replies: readonly PromptReply[]): void
  /** The oldest open prompt, as soon as there is one. */
  next(): Promise<OpenPrompt>
  /**
   * Opens a prompt; resolves when the user approves.
   *
   * @throws {RpcError} when the user rejects, or the wallet fails.
   */
  ask(request: RpcRequest): Promise<ApproveReply>
}

export function createPrompts(): Prompts {
  let open: readonly OpenPrompt[] = []
  let scripted: readonly PromptReply[] = []
  let waiting: readonly ((prompt: OpenPrompt) => void)[] = []

  const prompts: Prompts = {
    approve: 'always',
    isSingle: false,
    get open() {
      return open
    },
    script(replies) {
      scripted = [...scripted, ...replies]
    },
    async next() {
      const [oldest] = open
      if (oldest) return oldest
      return new Promise((resolve) => {
        waiting = [...waiting, resolve]
      })
    },
    async ask(request) {
      if (prompts.isSingle && open.length > 0) {
        throw new RpcError(rpcErrorCodes.unansweredPrompt, 'Another request waits for the person already.')
      }
      const reply = await decide(request)
      switch (reply.type) {
        case 'approve':
          return reply
        case 'reject':
          throw new RpcError(reply.code ?? rpcErrorCodes.userRejected, 'User rejected the request.')
        case 'fail':
          throw new RpcError(reply.code, reply.message ?? 'The wallet failed.')
        default:
          return reply satisfies never
      }
    },
  }
  return prompts

  function decide(request: RpcRequest): Promise<Exclude<PromptReply, HangReply>> {
    return new Promise((resolve, reject) => {
      const close = () => {
        open = open.filter((one) => one !== prompt)
      }
      const reply = (reply: PromptReply) => {
        if (reply.type === 'hang') return
        close()
        resolve(reply)
      }
      const prompt: OpenPrompt = { request, reply }
      open = [...open, prompt]
      const listeners = waiting
      waiting = []
      for (const listener of listeners) listener(prompt)

      const [next, ...rest] = scripted
      scripted = rest
      if (next) return reply(next)
      const { approve } = prompts
      if (approve === 'always') return reply({ type: 'approve' })
      if (approve === 'never') return reply({ type: 'reject' })
      if (approve === 'manual') return
      approve(request).then(
        (answer) => reply(toReply(answer)),
        (error: unknown) => {
          close()
          reject(error)
        },
      )
    })
  }
}

function toReply(answer: boolean | PromptReply): PromptReply {
  if (typeof answer !== 'boolean') return answer
  return { type: answer ? 'approve' : 'reject' }
}
