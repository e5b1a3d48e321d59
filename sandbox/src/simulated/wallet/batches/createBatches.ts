import type { Hex } from 'viem'
import type { SimulatedChain } from '../../chain/simulatedChain.ts'
import { transferGas } from '../../contracts/execute.ts'
import { RpcError, rpcErrorCodes } from '../../rpcError.ts'
import { paramAt, type RpcRequest } from '../../rpc/rpcParams.ts'
import { toBatchTransaction, type WalletAccount } from '../accounts/walletAccounts.ts'
import type { ApproveReply } from '../prompts/promptReply.ts'
import { sendApproved } from '../sendApproved.ts'
import { defaultBatchSupport, type AtomicStatus, type BatchSupport } from './batchSupport.ts'
import { toCallsStatus, type Batch } from './callsStatus.ts'
import type { SendCalls } from './readSendCalls.ts'

/** The batches of a wallet (EIP-5792). */
export interface Batches {
  /** The wallet's current support of batches. */
  support: BatchSupport
  /** Ids of the batches that a page asked to show, oldest first. */
  readonly shown: readonly string[]
  /** Whether an account's batches are atomic on a chain. */
  atomicStatusOf(chain: SimulatedChain, account: WalletAccount): AtomicStatus
  /** @throws {RpcError} 5720 for an id that was already used, 5760 if it must be atomic but can't be. */
  check(batch: SendCalls, chain: SimulatedChain, account: WalletAccount): void
  /** Sends a checked and approved batch; returns its id. */
  send(batch: SendCalls, chain: SimulatedChain, account: WalletAccount, reply: ApproveReply): string
  /** @throws {RpcError} 5730 for an unknown id. */
  statusOf(request: RpcRequest): ReturnType<typeof toCallsStatus>
  /** Shows a batch to the user. @throws {RpcError} 5730 for an unknown id. */
  show(request: RpcRequest): void
}

export function createBatches({
  upgrade,
  createOwnId,
}: {
  /** Delegates the account to code that runs batches (EIP-7702). */
  upgrade: (chain: SimulatedChain, account: WalletAccount) => void
  createOwnId: () => Hex
}): Batches {
  const sent = new Map<string, Batch>()
  let shown: readonly string[] = []

  const batches: Batches = {
    support: defaultBatchSupport,
    get shown() {
      return shown
    },
    atomicStatusOf({ chain, codes }, { address }) {
      const { atomic, atomicByChain } = batches.support
      const status = atomicByChain[chain.id] ?? atomic
      return status === 'ready' && codes.of(address).type !== 'plain' ? 'supported' : status
    },
    check({ id, atomicRequired }, chain, account) {
      if (id !== undefined && sent.has(id)) {
        throw new RpcError(rpcErrorCodes.duplicateId, 'There is a batch with this id already.')
      }
      if (atomicRequired && batches.atomicStatusOf(chain, account) === 'unsupported') {
        throw new RpcError(rpcErrorCodes.atomicityUnsupported, 'The wallet has no atomic batches.')
      }
    },
    send(batch, chain, account, reply) {
      const { id = createOwnId() } = batch
      const isAtomic = batches.atomicStatusOf(chain, account) !== 'unsupported'
      if (isAtomic && chain.codes.of(account.address).type === 'plain') upgrade(chain, account)
      const send = isAtomic ? sendAtomic : sendOneByOne
      const hashes = reply.outcome === 'dropped' ? [] : send(batch, chain, account, reply)
      sent.set(id, { id, chain, isAtomic, hashes })
      return id
    },
    statusOf(request) {
      return toCallsStatus(findSent(request), batches.support.dialect === 'draft' ? 'draft' : 'final')
    },
    show(request) {
      shown = [...shown, findSent(request).id]
    },
  }
  return batches

  function findSent(request: RpcRequest): Batch {
    const id = paramAt(request, 0)
    const batch = typeof id === 'string' ? sent.get(id) : undefined
    if (batch) return batch
    throw new RpcError(rpcErrorCodes.unknownBundle, 'The wallet knows no batch with this id.')
  }
}

type Send = (batch: SendCalls, chain: SimulatedChain, account: WalletAccount, reply: ApproveReply) => Hex[]

const sendAtomic: Send = ({ calls }, chain, { address }, { outcome, revertedCalls = [] }) => {
  const transaction = toBatchTransaction(chain, address, calls)
  const reverts = outcome === 'reverts' || revertedCalls.length > 0
  return [chain.submit({ ...transaction, ...(reverts && { gas: transferGas }) })]
}

const sendOneByOne: Send = ({ calls }, chain, { address }, { outcome, revertedCalls = [] }) =>
  calls.map((call, index) => {
    const reverts = outcome === 'reverts' || revertedCalls.includes(index)
    return sendApproved(chain, { ...call, from: address }, reverts ? 'reverts' : 'sent')
  })
