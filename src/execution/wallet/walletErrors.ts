import { UserRejectedError, WalletError } from '../../errors/execution.ts'

/** Refusals by a person: EIP-1193, WalletConnect, and a refused account upgrade of EIP-5792. */
const rejectionCodes: ReadonlySet<unknown> = new Set([4001, 5000, 5750, 'ACTION_REJECTED'])

/** Longest part of a wallet's words that goes into a message. */
const maxMessageLength = 300

/** Causes are followed this deep; wallets and libraries wrap errors a few times. */
const maxDepth = 8

/** The numeric code of a wallet's error, looked for through its causes. */
export function errorCode(error: unknown): number | undefined {
  const code = codes(error).find((code) => typeof code === 'number')
  return typeof code === 'number' ? code : undefined
}

/** Tells a refusal by a person from a failure of the wallet, by code and never by words. */
export function toWalletError(error: unknown): UserRejectedError | WalletError {
  if (error instanceof UserRejectedError || error instanceof WalletError) return error
  if (codes(error).some((code) => rejectionCodes.has(code))) return new UserRejectedError({ cause: error })
  return new WalletError({ message: describe(error), code: errorCode(error), cause: error })
}

function codes(error: unknown): unknown[] {
  const found: unknown[] = []
  let current = error
  for (let depth = 0; depth < maxDepth && typeof current === 'object' && current !== null; depth++) {
    if ('code' in current) found.push(current.code)
    current = 'cause' in current ? current.cause : undefined
  }
  return found
}

function describe(error: unknown): string {
  if (typeof error !== 'object' || error === null) return String(error).slice(0, maxMessageLength)
  const { shortMessage, message } = error as { shortMessage?: unknown; message?: unknown }
  const text = typeof shortMessage === 'string' ? shortMessage : message
  return (typeof text === 'string' ? text : 'no reason').slice(0, maxMessageLength)
}
