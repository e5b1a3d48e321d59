import { isThrown, maxCauses, thrownField, thrownText } from '../../../errors/redaction/thrown.ts'
import { UserRejectedError, WalletError } from '../../../errors/wallet.ts'

/** The wallet does not know the chain it is asked to switch to (EIP-3085, EIP-3326). */
const unknownChainCode = 4902

/** Refusals by a person: EIP-1193, WalletConnect, and a refused account upgrade of EIP-5792. */
const rejectionCodes: ReadonlySet<unknown> = new Set([4001, 5000, 5750, 'ACTION_REJECTED'])

/**
 * Codes that mean that nothing was sent: refused before a prompt (EIP-1193, EIP-1474), a call that would revert, and
 * batches that the wallet does not do (EIP-5792). Any other error may come after the wallet has sent.
 */
const unsentCodes: ReadonlySet<unknown> = new Set([
  3, 4100, 4200, 4902, 5700, 5710, 5740, 5760, -32002, -32600, -32601, -32602, -32700,
])

/**
 * Codes that say that the wallet does no batches, or not this one. A wallet of a draft of EIP-5792 calls the form of
 * the final one invalid (-32602).
 */
const noBatchCodes: ReadonlySet<unknown> = new Set([4200, 5700, 5710, 5740, 5760, -32601, -32602])

/** The wallet has seen this batch before (EIP-5792). */
const knownBatchCode = 5720

/** The numeric code of a wallet's error, looked for through its causes. */
export function errorCode(error: unknown): number | undefined {
  return codes(error).find((code) => typeof code === 'number')
}

/** Tells a refusal by a person from a failure of the wallet, by code and never by words. */
export function toWalletError(error: unknown): UserRejectedError | WalletError {
  if (isThrown(error, UserRejectedError) || isThrown(error, WalletError)) return error
  if (codes(error).some((code) => rejectionCodes.has(code))) return new UserRejectedError({ cause: error })
  return new WalletError({ message: describe(error), code: errorCode(error), cause: error })
}

/** Whether the wallet does not know the chain that it was asked to switch to; MetaMask on phones says so only in the error's data. */
export function isChainUnknown(error: unknown): boolean {
  return causes(error).some((cause) => {
    const original = thrownField(thrownField(cause, 'data'), 'originalError')
    return [cause, original].some((thrown) => thrownField(thrown, 'code') === unknownChainCode)
  })
}

/** Whether it is certain that the wallet has sent nothing. */
export function isUnsent(error: unknown): boolean {
  return codes(error).some((code) => rejectionCodes.has(code) || unsentCodes.has(code))
}

/** Whether the wallet can't do a batch, so that its transactions may be asked for one by one. */
export function isBatchRefused(error: unknown): boolean {
  return codes(error).some((code) => noBatchCodes.has(code))
}

/** Whether the wallet already has the batch that it was asked for. */
export function isBatchKnown(error: unknown): boolean {
  return codes(error).includes(knownBatchCode)
}

function codes(error: unknown): unknown[] {
  return causes(error).map((cause) => thrownField(cause, 'code'))
}

/** What was thrown, and what that was caused by. */
function causes(error: unknown): unknown[] {
  const found: unknown[] = []
  let current = error
  while (found.length < maxCauses && typeof current === 'object' && current !== null) {
    found.push(current)
    current = thrownField(current, 'cause')
  }
  return found
}

function describe(error: unknown): string {
  if (typeof error !== 'object' || error === null) return String(error)
  return thrownText(error) ?? 'no reason'
}
