import type { AuditRuleCheck } from '../../ruleFinding.ts'
import { swapsOf } from '../../facts/swaps/swapsOf.ts'

/** Asks about a decoded swap at a listed contract that isn't a known router: the calldata may mean something else there, or nothing. */
export const unknownRouter: AuditRuleCheck = function* (input) {
  const { isService, isRouter, takesPermits } = input.allowed
  for (const { item, swap } of swapsOf(input)) {
    const { to, data } = item.data
    // `unknown-contract` covers contracts that aren't listed.
    if (!swap || isRouter(to) || !isService(to)) continue
    yield {
      severity: takesPermits(to) ? 'block' : undefined,
      message: `A transaction swaps at ${to}, which is no router. If it is one, list it in \`routers\`.`,
      item,
      facts: { to, selector: data.slice(0, 10) },
    }
  }
}
