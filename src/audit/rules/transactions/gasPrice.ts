import type { AuditRuleCheck } from '../../auditFinding.ts'

/** The least gas that a transaction takes (Ethereum yellow paper, appendix G), and each byte of its calldata, zero or not (EIP-2028). */
const gasOfTransaction = 21_000
const gasOfZeroByte = 4
const gasOfByte = 16

/** What the gas of one transaction may cost at most, as a multiple of what the quote says all of it costs. */
const gasMargin = 10n

/** Transactions are for the gas that is quoted. */
export const gasPrice: AuditRuleCheck = function* ({ quote: { fees }, transactions }) {
  const quoted = fees.gas?.amount ?? 0n
  // Nothing is quoted for transactions that come in place of a permit.
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
