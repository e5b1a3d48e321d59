import type { SimulatedSandbox } from '@causeway/sandbox/simulated'

const minuteMs = 60_000

/**
 * Copies the one swap that was really made, each copy a minute older than the one before it, until there are so many.
 * Every seventh was refunded, every eleventh failed, as far as the record says.
 */
export async function copySwap(store: SimulatedSandbox['store'], count: number): Promise<void> {
  const made = (await store.all()).find(({ progress }) => progress.status === 'success')
  if (made?.progress.status !== 'success') throw new TypeError('The first swap was not made.')
  const { deposit, fill } = made.progress
  const { terms } = made
  for (let number = count - 1; number >= 1; number--) {
    const id = numbered(made.id, number)
    const amountIn = BigInt(number) * 1_000_000n
    const amountOut = (amountIn * 998n) / 1000n
    const copied = {
      deposit: {
        ...deposit,
        requestId: id,
        amount: amountIn,
        transactionHash: numbered(deposit.transactionHash, number),
      },
      fill: {
        ...fill,
        requestId: id,
        amount: amountOut,
        transactionHash: numbered(fill.transactionHash, number),
      },
    }
    await store.put({
      ...made,
      id,
      orderId: numbered(made.orderId, number),
      terms: { ...terms, amountIn, amountOut },
      progress:
        number % 7 === 0
          ? {
              status: 'refund',
              ...copied,
              refund: { ...copied.deposit, recipient: made.user },
              failReason: 'SLIPPAGE',
            }
          : number % 11 === 0
            ? {
                status: 'failure',
                ...copied,
                failReason: 'BLOCKED_WALLET',
                refundFailReason: 'MANUAL_REFUND_REQUIRED',
              }
            : { status: 'success', ...copied },
      createdAt: made.createdAt - number * minuteMs,
      updatedAt: made.updatedAt - number * minuteMs,
    })
  }
}

/** The same hash with a number at its end. */
function numbered(hash: `0x${string}`, number: number): `0x${string}` {
  const digits = number.toString(16)
  return `0x${hash.slice(2, -8)}${digits.padStart(8, '0')}`
}
