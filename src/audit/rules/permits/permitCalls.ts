import type { Permit, PermitUse } from '../../../decode/permits/permit.ts'
import { isSameAddress } from '../../../utils/address/isSameAddress.ts'
import type { AuditRuleCheck, RuleFinding } from '../../ruleFinding.ts'
import type { AuditInput } from '../../input/auditInput.ts'
import { approvesOthers, paidByCalls } from '../../facts/swaps/paidByCalls.ts'

/**
 * A permit's funds are used as the quote says: leftovers of the calls would stay in a contract, where anyone can take them. Calls that
 * can't be decoded are accepted only from a solver that the integrator knows.
 */
export const permitCalls: AuditRuleCheck = function* (input) {
  for (const { item, permit } of input.signatures) {
    const finding = permit?.use && findingOf(input, permit, permit.use)
    if (finding) yield { ...finding, item }
  }
}

function findingOf(input: AuditInput, { amount }: Permit, use: PermitUse): RuleFinding | undefined {
  const { quote, solvers } = input
  const { user, refundTo, recipient = user } = quote.parameters
  const { relayer } = use
  const isKnownRelayer = isAmong(relayer, solvers)
  if (solvers && !isKnownRelayer) {
    return { message: 'A permit is for an unknown relayer.', facts: { relayer } }
  }
  if (!isAmong(use.refundTo, [user, refundTo, recipient])) {
    const facts = { refundTo: use.refundTo }
    return { message: 'A permit’s leftover would go to someone who is not in the quote.', facts }
  }
  const paid = paidByCalls(input, use.calls)
  if (paid === 'other') return { message: 'A permit is used for something other than the quote says.' }
  if (paid === 'unknown' || (paid === amount && approvesOthers(input, use.calls))) {
    return {
      severity: isKnownRelayer ? 'confirm' : 'block',
      message: 'A permit is used in a way that can’t be read.',
      facts: { calls: use.calls.length },
    }
  }
  if (paid === amount) return undefined
  return { message: 'A permit is for a different amount than it is used for.', facts: { paid, amount } }
}

function isAmong(address: string, known: readonly (string | undefined)[] | undefined): boolean {
  return known?.some((one) => isSameAddress(one, address)) ?? false
}
