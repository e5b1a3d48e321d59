import type { Address, Hex } from 'viem'

/**
 * Base of every error that the sandbox throws. `message` says what happened, why, and what to do.
 */
export abstract class SandboxError extends Error {
  abstract override readonly name: string

  constructor(message: string, { cause }: { cause?: unknown } = {}) {
    super(message, cause === undefined ? undefined : { cause })
  }
}

/** The program that runs the local chains is not installed. */
export class AnvilMissingError extends SandboxError {
  override readonly name = 'AnvilMissingError'
  readonly platform: string
  readonly arch: string

  constructor({ platform, arch }: { platform: string; arch: string }) {
    super(
      'The local chains could not start, because anvil is not installed. ' +
        `No package with its binary for ${platform} ${arch} was found. Run: npm install --save-dev @foundry-rs/anvil`,
    )
    this.platform = platform
    this.arch = arch
  }
}

/** Another program already listens on the port of a local chain. */
export class PortBusyError extends SandboxError {
  override readonly name = 'PortBusyError'
  readonly port: number
  readonly chainId: number

  constructor({ port, chainId }: { port: number; chainId: number }) {
    super(
      `Chain ${chainId} could not start, because port ${port} is busy. ` +
        'Another program listens there, perhaps another sandbox. End it, or choose another port.',
    )
    this.port = port
    this.chainId = chainId
  }
}

/** The node of a local chain ended before it listened. */
export class AnvilStartError extends SandboxError {
  override readonly name = 'AnvilStartError'
  readonly chainId: number
  /** What the node wrote to its error stream. */
  readonly output: string

  constructor({ chainId, output, cause }: { chainId: number; output: string; cause?: unknown }) {
    const words = output ? `The node said: ${output}` : 'The node said nothing. Run it by hand to see why.'
    super(`Chain ${chainId} could not start, because its node ended at once. ${words}`, { cause })
    this.chainId = chainId
    this.output = output
  }
}

/** A chain was asked for that the ledger does not keep. */
export class UnknownChainError extends SandboxError {
  override readonly name = 'UnknownChainError'
  readonly chainId: number
  readonly knownChainIds: readonly number[]

  constructor({ chainId, knownChainIds }: { chainId: number; knownChainIds: readonly number[] }) {
    super(`The sandbox has no chain ${chainId}. Use one of these: ${knownChainIds.join(', ')}.`)
    this.chainId = chainId
    this.knownChainIds = knownChainIds
  }
}

/**
 * Where a payment comes from: the account's own money (a fill, or a sponsor's share), the depository (a refund), a deposit address (a
 * sweep), or the account that signed for it (a pull).
 */
export type PaymentAction = 'fill' | 'refund' | 'collect' | 'sweep' | 'pull'

/**
 * Why a payment was refused.
 *
 * - `alreadyPaid`: this order was filled, refunded, or swept, before; or its authorization was used or canceled.
 * - `notEnoughFunds`: the solver's inventory, the depository, the sponsor or the deposit address holds less than the amount.
 * - `transferFailed`: the token, or the recipient, refused.
 * - `callFailed`: a call that was to be made with the money failed.
 * - `reverted`: anything else.
 */
export type PaymentRefusal = 'alreadyPaid' | 'notEnoughFunds' | 'transferFailed' | 'callFailed' | 'reverted'

/** A transaction that reverted. */
export interface FailedReceipt {
  transactionHash: Hex
  blockNumber: bigint
  /** Seconds since the epoch. */
  timestamp: number
  /** In the chain's native token, in base units. */
  fee: bigint
}

/** A chain refused a fill, a refund or a sponsor's payment; nothing was paid. */
export class PaymentRefusedError extends SandboxError {
  override readonly name = 'PaymentRefusedError'
  readonly action: PaymentAction
  readonly reason: PaymentRefusal
  readonly orderId: Hex
  readonly chainId: number
  readonly currency: Address
  readonly recipient: Address
  readonly amount: bigint
  /** The transaction that reverted; missing when the refusal was known before anything was sent. */
  readonly transactionHash: Hex | undefined
  /** The time and cost of that transaction. */
  readonly receipt: FailedReceipt | undefined
  /** Index of the failed call among the payment's calls. */
  readonly callIndex: number | undefined
  /** Revert data of that call, or of the transaction if no single call failed; missing when nothing reverted. */
  readonly revertData: Hex | undefined

  constructor({
    action,
    reason,
    payment,
    receipt,
    callIndex,
    revertData,
    cause,
  }: {
    action: PaymentAction
    reason: PaymentRefusal
    payment: { orderId: Hex; chainId: number; currency: Address; recipient: Address; amount: bigint }
    receipt?: FailedReceipt | undefined
    callIndex?: number | undefined
    revertData?: Hex | undefined
    cause?: unknown
  }) {
    super(
      `Chain ${payment.chainId} refused the ${words[action]} of order ${payment.orderId}. ` +
        `${refusalDetails[reason]} Nothing was paid.`,
      { cause },
    )
    this.action = action
    this.reason = reason
    this.orderId = payment.orderId
    this.chainId = payment.chainId
    this.currency = payment.currency
    this.recipient = payment.recipient
    this.amount = payment.amount
    this.transactionHash = receipt?.transactionHash
    this.receipt = receipt
    this.callIndex = callIndex
    this.revertData = revertData
  }
}

const words = {
  fill: 'fill',
  refund: 'refund',
  collect: "sponsor's payment",
  sweep: 'sweep',
  pull: 'deposit by permit',
}

const refusalDetails = {
  alreadyPaid: 'It was paid before, and each order is paid at most once.',
  notEnoughFunds: 'The account that pays holds less than the amount. Add funds to it, or pay less.',
  transferFailed: 'The token or the recipient did not take the transfer. Pay another recipient.',
  callFailed: 'A call that was to be made with the money failed. Check its target and calldata.',
  reverted: 'The contract reverted. The cause holds its reason.',
} satisfies Record<PaymentRefusal, string>

/** Another program already listens on the port of the service. */
export class ServicePortBusyError extends SandboxError {
  override readonly name = 'ServicePortBusyError'
  readonly port: number

  constructor({ port, cause }: { port: number; cause?: unknown }) {
    super(
      `The service could not start, because port ${port} is busy. ` +
        'Another program listens there, perhaps another sandbox. End it, or choose another port.',
      { cause },
    )
    this.port = port
  }
}
