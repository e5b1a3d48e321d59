import { CausewayError } from './causewayError.ts'
import { shorten } from './redaction/shorten.ts'

/** A transaction was mined and reverted: only its gas was spent. */
export class TransactionRevertedError extends CausewayError {
  override readonly name = 'TransactionRevertedError'
  readonly transactionHash: `0x${string}`
  readonly chainId: number

  constructor({ transactionHash, chainId }: { transactionHash: `0x${string}`; chainId: number }) {
    super(`The transaction ${transactionHash} failed on chain ${chainId}.`, {
      details: 'It moved no funds; only its gas was spent.',
    })
    this.transactionHash = transactionHash
    this.chainId = chainId
  }
}

/** According to the chain, a transaction would revert. The wallet was not asked. */
export class TransactionWouldRevertError extends CausewayError {
  override readonly name = 'TransactionWouldRevertError'
  readonly chainId: number
  /** The contract's or the node's reason; untrusted text. */
  readonly reason: string | undefined

  constructor({ chainId, reason }: { chainId: number; reason?: string | undefined }) {
    super(`The transaction would fail on chain ${chainId}.`, {
      details: `${reason ? `The chain says: ${shorten(reason)}. ` : ''}It was not sent. If earlier steps were, check them before you request a new quote.`,
    })
    this.chainId = chainId
    this.reason = reason
  }
}

/** A transaction was canceled in the wallet, or replaced there with another one. */
export class TransactionReplacedError extends CausewayError {
  override readonly name = 'TransactionReplacedError'
  readonly transactionHash: `0x${string}`
  readonly replacementHash: `0x${string}`
  readonly reason: 'cancelled' | 'replaced'

  constructor({
    transactionHash,
    replacementHash,
    reason,
  }: {
    transactionHash: `0x${string}`
    replacementHash: `0x${string}`
    reason: 'cancelled' | 'replaced'
  }) {
    super(
      reason === 'cancelled'
        ? 'The transaction was canceled in the wallet.'
        : 'The transaction was replaced with another one in the wallet.',
      {
        details: `${transactionHash} will not be mined.${reason === 'replaced' ? ` Check ${replacementHash} before you send anything else.` : ''}`,
      },
    )
    this.transactionHash = transactionHash
    this.replacementHash = replacementHash
    this.reason = reason
  }
}

/** The wallet completed only part of a batch of transactions. */
export class BatchPartlyDoneError extends CausewayError {
  override readonly name = 'BatchPartlyDoneError'
  readonly transactionHashes: readonly string[]

  constructor({ transactionHashes }: { transactionHashes: readonly string[] }) {
    super('The wallet completed only part of the batch.', {
      details: 'Check its transactions before you send anything else.',
    })
    this.transactionHashes = transactionHashes
  }
}
