import { isThrown, maxCauses, thrownField, thrownText } from '../../../errors/redaction/thrown.ts'
import { UserRejectedError, WalletError } from '../../../errors/wallet.ts'

/** The wallet doesn't know the chain that it should switch to (EIP-3085, EIP-3326). */
const unknownChainCode = 4902

/** Any failure inside a wallet (EIP-1474). Some wallets report a rejection with this code, and the rejection's code in the cause. */
const internalErrorCode = -32603

/** viem's code for an unknown error; the cause has the original code. */
const viemUnknownCode = -1

/** The user rejected: EIP-1193, WalletConnect, and a rejected account upgrade of EIP-5792. */
const rejectionCodes: ReadonlySet<unknown> = new Set([4001, 5000, 5750, 'ACTION_REJECTED'])

/**
 * Codes that mean that nothing was sent: refused before a prompt (EIP-1193, EIP-1474), a call that would revert, and unsupported batches
 * (EIP-5792). After any other error, the wallet may have sent something: nodes also use -32002 for a timeout, while the transaction still
 * reaches the mempool.
 */
const unsentCodes: ReadonlySet<unknown> = new Set([
  3, 4100, 4200, 4902, 5700, 5710, 5740, 5760, -32600, -32601, -32602, -32700,
])

/**
 * Codes that mean that the wallet supports no batches, or not this one. A wallet with a draft of EIP-5792 rejects the final format as
 * invalid (-32602).
 */
const noBatchCodes: ReadonlySet<unknown> = new Set([4200, 5700, 5710, 5740, 5760, -32601, -32602])

/** The wallet has seen this batch before (EIP-5792). */
const knownBatchCode = 5720

/** The first numeric code of a wallet's error and its causes. */
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
 * Whether it is certain that the wallet has sent nothing. The outermost code decides: a cause may come from something that the wallet did
 * after sending.
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
  return !isRejection(error) && codes(error).some((code) => noBatchCodes.has(code))
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

/** A thrown value and its causes. */
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
