/** What transactions on an EVM chain use at most, in units of gas. */
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
  /** A call whose gas nobody limited. */
  call: 150_000n,
}

/** What a fill with calls uses beside the calls themselves, in units of gas. */
export const callFillGas = 250_000n

/** The most gas that a request may ask for in one transaction: what fits well into a block. */
export const maxGas = 15_000_000
