import type { AuditRuleCheck } from '../../ruleFinding.ts'

/** The minimum gas of a transaction (Ethereum yellow paper, appendix G), and of each zero and nonzero byte of its calldata (EIP-2028). */
const gasOfTransaction = 21_000
const gasOfZeroByte = 4
const gasOfByte = 16

/** The maximum gas cost of one transaction, as a multiple of the quote's total gas fee. */
const gasMargin = 10n

/** Transactions cost no more gas than quoted. */
export const gasPrice: AuditRuleCheck = function* ({ quote: { fees }, transactions }) {
  const quoted = fees.gas?.amount ?? 0n
  // For transactions that replace a permit, no gas is quoted.
  if (quoted <= 0n) return
  for (const { item } of transactions) {
    const { gas, maxFeePerGas, data } = item.data
    const least = leastGas(data)
    const cost = (gas !== undefined && gas > least ? gas : least) * (maxFeePerGas ?? 0n)
    if (cost <= quoted * gasMargin) continue
    yield {
      message: 'A transaction’s gas would cost far more than quoted.',
      item,
      facts: { cost, quoted },
    }
  }
}

function leastGas(calldata: string): bigint {
  let gas = gasOfTransaction
  for (let at = '0x'.length; at < calldata.length; at += 2) {
    gas += calldata.startsWith('00', at) ? gasOfZeroByte : gasOfByte
  }
  return BigInt(gas)
}
