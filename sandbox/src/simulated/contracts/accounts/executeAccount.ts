import {
  decodeAbiParameters,
  decodeFunctionData,
  encodeFunctionResult,
  isAddressEqual,
  type Address,
  type Hex,
} from 'viem'
import { accountAbi, batchMode, batchParameters, validSignature, type BatchCall } from './accountAbi.ts'
import type { AccountCode } from '../accountCodes.ts'
import type { Call } from '../call.ts'
import type { CallResult } from '../callResult.ts'
import { recoverSigner } from './recoverSigner.ts'
import { Revert } from '../revert.ts'

/** Gas of a batch besides its calls. */
const batchGas = 15_000n

/** Runs a call of an account with code. */
export function executeAccount(
  code: Exclude<AccountCode, { type: 'plain' }>,
  { from, account, data }: { from: Address; account: Address; data: Hex },
  run: (call: Call) => CallResult,
): CallResult {
  const call = decode(data)
  switch (call.functionName) {
    case 'execute': {
      const sender = code.type === 'contract' ? code.bundler : account
      if (!isAddressEqual(from, sender)) throw new Revert()
      const [mode, executionData] = call.args
      if (mode !== batchMode) throw new Revert()
      const results = decodeCalls(executionData).map((call) => run({ ...call, from: account }))
      return {
        output: '0x',
        events: results.flatMap(({ events }) => events),
        gas: results.reduce((sum, { gas }) => sum + gas, batchGas),
      }
    }
    case 'isValidSignature': {
      const [hash, signature] = call.args
      const isValid = isSignedByAccount(code, account, hash, signature)
      const result = isValid ? validSignature : '0xffffffff'
      const output = encodeFunctionResult({ abi: accountAbi, functionName: 'isValidSignature', result })
      return { output, events: [], gas: 30_000n }
    }
    default:
      return call satisfies never
  }
}

/** Whether an account signed a hash: with its own key, or with its owner's key for a contract (ERC-1271). */
export function isSignedByAccount(code: AccountCode, account: Address, hash: Hex, signature: Hex): boolean {
  const signer = recoverSigner(hash, signature)
  return signer !== undefined && isAddressEqual(signer, code.type === 'contract' ? code.owner : account)
}

function decode(data: Hex) {
  try {
    return decodeFunctionData({ abi: accountAbi, data })
  } catch {
    throw new Revert()
  }
}

function decodeCalls(data: Hex): readonly BatchCall[] {
  try {
    return decodeAbiParameters(batchParameters, data)[0]
  } catch {
    throw new Revert()
  }
}
