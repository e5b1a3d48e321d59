import {
  concat,
  decodeFunctionData,
  domainSeparator,
  encodeFunctionResult,
  hashTypedData,
  isAddressEqual,
  numberToHex,
  zeroAddress,
  zeroHash,
  type Address,
  type Hex,
} from 'viem'
import { permitErc20Abi } from '../../../contracts/generated/abis.ts'
import type { LedgerCurrency } from '../../../domain/chains/chain.ts'
import { permitDomain, permitTypes, permitVersion } from '../../../domain/ledger/permitTypes.ts'
import type { Draft } from '../../state/draft.ts'
import { allowanceKey, authorizationKey, permitNonceKey } from '../../state/stateKeys.ts'
import type { CallContext } from '../call.ts'
import { isSignedByAccount } from '../accounts/executeAccount.ts'
import type { CallResult, SimulatedEvent } from '../callResult.ts'
import { executeErc20, moveTokens } from './executeErc20.ts'
import { Revert } from '../revert.ts'

/** Runs a call of `contracts/PermitErc20.sol` on a draft. */
export function executePermitErc20(
  draft: Draft,
  { token, context }: { token: LedgerCurrency; context: CallContext },
  { from: caller, data }: { from: Address; data: Hex },
): CallResult {
  const call = decode(data)
  const tokenInContext = { token, context }
  const domain = permitDomain(token, context.chain.id)
  const view = (output: Hex): CallResult => ({ output, events: [], gas: 25_000n })
  const done = (...events: SimulatedEvent[]): CallResult => ({ output: '0x', events, gas: 90_000n })
  switch (call?.functionName) {
    case 'permit': {
      const [owner, spender, value, deadline, ...signature] = call.args
      if (BigInt(context.timestamp) > deadline) throw new Revert('SignatureExpired', [deadline])
      if (isAddressEqual(spender, zeroAddress)) throw new Revert('ERC20InvalidSpender', [spender])
      const key = permitNonceKey(token.address, owner)
      const nonce = draft.get(key)
      draft.set(key, nonce + 1n)
      const message = { owner, spender, value, nonce, deadline }
      const hash = hashTypedData({ domain, types: permitTypes, primaryType: 'Permit', message })
      requireSigned(context, owner, hash, toBytes(signature))
      draft.set(allowanceKey(token.address, owner, spender), value)
      return done({ address: token.address, eventName: 'Approval', args: { owner, spender, value } })
    }
    case 'transferWithAuthorization':
    case 'receiveWithAuthorization': {
      const { functionName } = call
      const [from, to, value, validAfter, validBefore, nonce, ...signature] = call.args
      const isReceived = functionName === 'receiveWithAuthorization'
      if (isReceived && !isAddressEqual(caller, to)) throw new Revert('OnlyPayee', [caller])
      const events = spendAuthorization(draft, tokenInContext, {
        primaryType: isReceived ? 'ReceiveWithAuthorization' : 'TransferWithAuthorization',
        message: { from, to, value, validAfter, validBefore, nonce },
        signature: toBytes(signature),
      })
      return done(...events)
    }
    case 'cancelAuthorization': {
      const [authorizer, nonce, ...signature] = call.args
      const message = { authorizer, nonce }
      const hash = hashTypedData({ domain, types: permitTypes, primaryType: 'CancelAuthorization', message })
      requireSigned(context, authorizer, hash, toBytes(signature))
      spend(draft, token, authorizer, nonce)
      return done({
        address: token.address,
        eventName: 'AuthorizationCanceled',
        args: { authorizer, nonce },
      })
    }
    case 'nonces': {
      const { functionName } = call
      const result = draft.get(permitNonceKey(token.address, call.args[0]))
      return view(encodeFunctionResult({ abi: permitErc20Abi, functionName, result }))
    }
    case 'authorizationState': {
      const { functionName } = call
      const [authorizer, nonce] = call.args
      const result = draft.get(authorizationKey(token.address, authorizer, nonce)) !== 0n
      return view(encodeFunctionResult({ abi: permitErc20Abi, functionName, result }))
    }
    case 'DOMAIN_SEPARATOR': {
      const { functionName } = call
      const result = domainSeparator({ domain })
      return view(encodeFunctionResult({ abi: permitErc20Abi, functionName, result }))
    }
    case 'version': {
      const { functionName } = call
      return view(encodeFunctionResult({ abi: permitErc20Abi, functionName, result: permitVersion }))
    }
    case 'eip712Domain': {
      const { functionName } = call
      const { name, version, chainId, verifyingContract } = domain
      const result = ['0x0f', name, version, BigInt(chainId), verifyingContract, zeroHash, []] as const
      return view(encodeFunctionResult({ abi: permitErc20Abi, functionName, result }))
    }
    default:
      return executeErc20(draft, token, { from: caller, data })
  }
}

/** A signed transfer (EIP-3009). */
export interface Authorization {
  primaryType: 'ReceiveWithAuthorization' | 'TransferWithAuthorization'
  message: {
    from: Address
    to: Address
    value: bigint
    /** Seconds since the epoch, both, exclusive. */
    validAfter: bigint
    validBefore: bigint
    nonce: Hex
  }
  signature: Hex
}

/** Makes a signed transfer, once. The caller checks who may request it. */
export function spendAuthorization(
  draft: Draft,
  { token, context }: { token: LedgerCurrency; context: CallContext },
  { primaryType, message, signature }: Authorization,
): SimulatedEvent[] {
  const { from, to, value, validAfter, validBefore, nonce } = message
  const now = BigInt(context.timestamp)
  if (now <= validAfter) throw new Revert('SignatureNotYetValid', [validAfter])
  if (now >= validBefore) throw new Revert('SignatureExpired', [validBefore])
  const domain = permitDomain(token, context.chain.id)
  const hash = hashTypedData({ domain, types: permitTypes, primaryType, message })
  requireSigned(context, from, hash, signature)
  spend(draft, token, from, nonce)
  const used = { address: token.address, eventName: 'AuthorizationUsed' } as const
  return [{ ...used, args: { authorizer: from, nonce } }, ...moveTokens(draft, token, from, to, value)]
}

function spend(draft: Draft, { address }: LedgerCurrency, authorizer: Address, nonce: Hex): void {
  const key = authorizationKey(address, authorizer, nonce)
  if (draft.get(key) !== 0n) throw new Revert('AuthorizationSpent', [authorizer, nonce])
  draft.set(key, 1n)
}

function requireSigned({ codes }: CallContext, account: Address, hash: Hex, signature: Hex): void {
  if (!isSignedByAccount(codes.of(account), account, hash, signature)) {
    throw new Revert('SignatureInvalid', [account])
  }
}

/** The bytes of a signature that was passed as bytes or as `v`, `r` and `s`. */
function toBytes(signature: readonly [Hex] | readonly [v: number, r: Hex, s: Hex]): Hex {
  if (signature.length === 1) return signature[0]
  const [v, r, s] = signature
  return concat([r, s, numberToHex(v, { size: 1 })])
}

function decode(data: Hex) {
  try {
    return decodeFunctionData({ abi: permitErc20Abi, data })
  } catch {
    return undefined
  }
}
