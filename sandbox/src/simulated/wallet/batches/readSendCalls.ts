import { isObject } from '../../../domain/isObject.ts'
import type { Address } from 'viem'
import type { BatchCall } from '../../contracts/accounts/accountAbi.ts'
import { RpcError, rpcErrorCodes } from '../../rpcError.ts'
import {
  invalidParams,
  paramAt,
  readQuantity,
  readRpcAddress,
  readRpcTransaction,
  type RpcRequest,
} from '../../rpc/rpcParams.ts'
import type { BatchSupport } from './batchSupport.ts'

/** A batch that a page requests. */
export interface SendCalls {
  id: string | undefined
  from: Address | undefined
  chainId: number
  atomicRequired: boolean
  calls: readonly BatchCall[]
}

/** Maximum length of a page's id for a batch, in characters (EIP-5792). */
const maxIdLength = 4096

/**
 * Reads the parameters of `wallet_sendCalls`.
 *
 * @throws {RpcError} -32602, 5700 for a capability that it does not have, 5740 for too many calls.
 */
export function readSendCalls(request: RpcRequest, { dialect, maxCalls }: BatchSupport): SendCalls {
  const fields = paramAt(request, 0)
  if (!isObject(fields)) throw invalidParams('it needs a batch')
  const { version, id, from, chainId, atomicRequired, calls, capabilities } = fields
  if (dialect === 'final' && version !== '2.0.0') throw invalidParams('its version must be 2.0.0')
  if (id !== undefined && (typeof id !== 'string' || id.length > maxIdLength)) {
    throw invalidParams(`its id must be a string of at most ${maxIdLength} characters`)
  }
  if (dialect === 'final' && typeof atomicRequired !== 'boolean') {
    throw invalidParams('it must say whether atomicRequired')
  }
  const chain = readQuantity(chainId)
  if (chain === undefined) throw invalidParams('it needs a chainId')
  if (!Array.isArray(calls) || calls.length === 0) throw invalidParams('it needs at least one call')
  requireOptional(capabilities)
  if (calls.length > maxCalls) {
    throw new RpcError(rpcErrorCodes.bundleTooLarge, `The wallet takes at most ${maxCalls} calls at once.`)
  }
  return {
    id,
    from: from === undefined ? undefined : readRpcAddress(from),
    chainId: Number(chain),
    // The draft only had atomic batches.
    atomicRequired: dialect === 'draft' || atomicRequired === true,
    calls: calls.map((call: unknown) => readCall(call)),
  }
}

function readCall(value: unknown): BatchCall {
  const { to, value: amount, data } = readRpcTransaction(value)
  if (!to) throw invalidParams('its calls need an address to go to')
  if (isObject(value)) requireOptional(value['capabilities'])
  return { to, value: amount, data }
}

/** The wallet has no capabilities, so a batch may only name optional ones. */
function requireOptional(capabilities: unknown): void {
  if (!isObject(capabilities)) return
  for (const [name, capability] of Object.entries(capabilities)) {
    if (isObject(capability) && capability['optional'] === true) continue
    throw new RpcError(rpcErrorCodes.unsupportedCapability, `The wallet has no capability "${name}".`)
  }
}
