import {
  decodeFunctionData,
  domainSeparator,
  encodeFunctionResult,
  hashTypedData,
  type Address,
  type Hex,
} from 'viem'
import { permit2Abi } from '../../../contracts/generated/abis.ts'
import type { SignedCall } from '../../../domain/ledger/ledger.ts'
import { permit2Address, permit2Domain, permit2Types } from '../../../domain/ledger/permit2Types.ts'
import type { Draft } from '../../state/draft.ts'
import { permit2NoncesKey } from '../../state/stateKeys.ts'
import type { CallContext } from '../call.ts'
import { tokenAt } from '../contractsAt.ts'
import { isSignedByAccount } from '../accounts/executeAccount.ts'
import type { CallResult, SimulatedEvent } from '../callResult.ts'
import { pullTokens } from './executeErc20.ts'
import { Revert } from '../revert.ts'

/** Runs a view call of `contracts/Permit2.sol` on a draft. Transfers are only made by the approval proxy, with `spendPermit2`. */
export function executePermit2(
  draft: Draft,
  chainId: number,
  { value, data }: { value: bigint; data: Hex },
): CallResult {
  const call = value > 0n ? undefined : decode(data)
  const view = (output: Hex): CallResult => ({ output, events: [], gas: 25_000n })
  switch (call?.functionName) {
    case 'nonceBitmap': {
      const { functionName, args } = call
      const result = draft.get(permit2NoncesKey(...args))
      return view(encodeFunctionResult({ abi: permit2Abi, functionName, result }))
    }
    case 'DOMAIN_SEPARATOR': {
      const { functionName } = call
      const result = domainSeparator({ domain: permit2Domain(chainId) })
      return view(encodeFunctionResult({ abi: permit2Abi, functionName, result }))
    }
    default:
      throw new Revert()
  }
}

/** A signed transfer, with its witness. */
export interface SignedTransfer {
  owner: Address
  signature: Hex
  message: {
    permitted: readonly { token: Address; amount: bigint }[]
    spender: Address
    nonce: bigint
    /** Seconds since the epoch, inclusive. */
    deadline: bigint
    witness: {
      relayer: Address
      refundTo: Address
      nftRecipient: Address
      metadata: Hex
      call3Values: readonly SignedCall[]
    }
  }
}

/** Makes a signed transfer to an account that the spender chooses, once. */
export function spendPermit2(
  draft: Draft,
  { chain, codes, timestamp }: CallContext,
  { owner, signature, message }: SignedTransfer,
  to: Address,
): SimulatedEvent[] {
  const { deadline, nonce, permitted } = message
  if (BigInt(timestamp) > deadline) throw new Revert('SignatureExpired', [deadline])
  const key = permit2NoncesKey(owner, nonce >> 8n)
  const bit = 1n << (nonce & 255n)
  if ((draft.get(key) & bit) !== 0n) throw new Revert('InvalidNonce')
  draft.set(key, draft.get(key) | bit)
  const hash = hashTypedData({
    domain: permit2Domain(chain.id),
    types: permit2Types,
    primaryType: 'PermitBatchWitnessTransferFrom',
    message,
  })
  if (!isSignedByAccount(codes.of(owner), owner, hash, signature)) throw new Revert('InvalidSigner')
  return permitted.flatMap(({ token: address, amount }) => {
    const refused = new Revert('TransferFailed', [address, to, amount])
    const token = tokenAt(chain, address)
    if (!token) throw refused
    try {
      return pullTokens(draft, token, { spender: permit2Address, owner, to, value: amount })
    } catch {
      throw refused
    }
  })
}

function decode(data: Hex) {
  try {
    return decodeFunctionData({ abi: permit2Abi, data })
  } catch {
    throw new Revert()
  }
}
