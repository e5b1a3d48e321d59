import { isThrown, maxCauses, thrownField, thrownText } from '../../../errors/redaction/thrown.ts'
import { UserRejectedError, WalletError } from '../../../errors/wallet.ts'

/** The wallet doesn't know the chain that it should switch to (EIP-3085, EIP-3326). */
const unknownChainCode = 4902

/** Any failure inside a wallet (EIP-1474). Some wallets report a rejection so, with its own code in the cause. */
const internalErrorCode = -32603

/** What viem gives an error whose code it doesn't know: the cause has that. */
const viemUnknownCode = -1

/** The user rejected: EIP-1193, WalletConnect, and a rejected account upgrade of EIP-5792. */
const rejectionCodes: ReadonlySet<unknown> = new Set([4001, 5000, 5750, 'ACTION_REJECTED'])

/**
 * Codes that mean that nothing was sent: refused before a prompt (EIP-1193, EIP-1474), a call that would revert, and unsupported batches
 * (EIP-5792). Any other error may come after the wallet has sent: with -32002, a node also answers that its time ran out while the
 * transaction goes on to its pool.
 */
const unsentCodes: ReadonlySet<unknown> = new Set([
  3, 4100, 4200, 4902, 5700, 5710, 5740, 5760, -32600, -32601, -32602, -32700,
])

/**
 * Codes that mean that the wallet supports no batches, or not this one. A wallet that follows a draft of EIP-5792 calls the final format
 * invalid (-32602).
 */
const noBatchCodes: ReadonlySet<unknown> = new Set([4200, 5700, 5710, 5740, 5760, -32601, -32602])

/** The wallet has seen this batch before (EIP-5792). */
const knownBatchCode = 5720

/** The numeric code of a wallet's error, or of one of its causes. */
export function errorCode(error: unknown): number | undefined {
  return codes(error).find((code) => typeof code === 'number')
}

/** Tells a rejection by the user from a failure of the wallet, by code and never by message. */
export function toWalletError(error: unknown): UserRejectedError | WalletError {
  if (isThrown(error, UserRejectedError) || isThrown(error, WalletError)) return error
  if (isRejection(error)) return new UserRejectedError({ cause: error })
  return new WalletError({ message: describe(error), code: errorCode(error), cause: error })
}

/** Whether the wallet doesn't know the chain that it should switch to; MetaMask on phones says so only in the error's data. */
export function isChainUnknown(error: unknown): boolean {
  return causes(error).some((cause) => {
    const original = thrownField(thrownField(cause, 'data'), 'originalError')
    return [cause, original].some((thrown) => thrownField(thrown, 'code') === unknownChainCode)
  })
}

/**
 * Whether it is certain that the wallet has sent nothing. The outermost code decides: a cause may be of something that the wallet did
 * afterwards.
 */
export function isUnsent(error: unknown): boolean {
  const [code] = codes(error)
  return unsentCodes.has(code) || isRejection(error)
}

function isRejection(error: unknown): boolean {
  const [code, ...inner] = codes(error)
  if (rejectionCodes.has(code)) return true
  return code === internalErrorCode && inner.some((one) => rejectionCodes.has(one))
}

/** Whether the wallet can't execute a batch, so that its transactions may be prompted one by one. */
export function isBatchRefused(error: unknown): boolean {
  return codes(error).some((code) => noBatchCodes.has(code))
}

/** Whether the wallet already has the batch that it was asked for. */
export function isBatchKnown(error: unknown): boolean {
  return codes(error).includes(knownBatchCode)
}

/** The codes of an error and of its causes, from the outermost one on. */
function codes(error: unknown): unknown[] {
  const all = causes(error).map((cause) => thrownField(cause, 'code'))
  return all.filter((code) => code !== undefined && code !== null && code !== viemUnknownCode)
}

/** What was thrown, and its causes. */
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
