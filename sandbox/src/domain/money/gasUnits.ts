/** Maximum gas of transactions on an EVM chain. */
export const gasUnits = {
  approve: 60_000n,
  depositNative: 60_000n,
  depositErc20: 100_000n,
  depositWithAuthorization: 160_000n,
  depositTransferWithAuthorization: 190_000n,
  depositByPermit2: 300_000n,
  fillNative: 80_000n,
  fillErc20: 110_000n,
  topup: 45_000n,
  sweep: 170_000n,
  refund: 80_000n,
  sendNative: 30_000n,
  sendErc20: 80_000n,
  wrap: 60_000n,
  swap: 180_000n,
  /** A call without a gas limit. */
  call: 150_000n,
}

/** Gas of a fill with calls, besides the calls themselves. */
export const callFillGas = 250_000n

/** The most gas that a request may use in one transaction, so that it fits into a block. */
export const maxGas = 15_000_000
