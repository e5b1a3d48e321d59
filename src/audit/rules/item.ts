import type { Quote } from '../../actions/getQuote.ts'
import type { AuditFinding } from '../../errors/quote.ts'
import { isSameAddress } from '../../utils/address/address.ts'
import { transactionsOf, type PlanItem } from '../../decode/planItems.ts'
import { finding } from '../auditFinding.ts'

/** The least gas that a transaction takes (Ethereum yellow paper, appendix G). */
const leastGas = 21_000n

/** What the gas of one transaction may cost at most, as a multiple of what the quote says all of it costs. */
const gasMargin = 10n

/** Transactions are the user's own, on the origin chain, for the gas that is quoted. */
export function* staysWithTheUser(
  { parameters, fees }: Quote,
  items: readonly PlanItem[],
): Iterable<AuditFinding> {
  for (const item of transactionsOf(items)) {
    const { chainId, from, gas, maxFeePerGas } = item.data
    if (chainId !== parameters.originChainId) {
      yield finding({
        rule: 'item-chain',
        message: `A transaction is for chain ${chainId}.`,
        item,
        facts: { chainId },
      })
    }
    if (!isSameAddress(from, parameters.user)) {
      yield finding({
        rule: 'item-sender',
        message: 'A transaction is from another account.',
        item,
        facts: { from },
      })
    }
    const cost = (gas ?? leastGas) * (maxFeePerGas ?? 0n)
    const quoted = fees.gas?.amount ?? 0n
    // Nothing is quoted for transactions that come in place of a permit.
    if (quoted > 0n && cost > quoted * gasMargin) {
      yield finding({
        rule: 'gas-price',
        severity: 'confirm',
        message: 'The gas of a transaction would cost far more than is quoted.',
        item,
        facts: { cost, quoted },
      })
    }
  }
}
