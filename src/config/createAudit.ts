import type { AuditOptions } from '../audit/auditOptions.ts'
import type { Client } from '../client/createClient.ts'
import type { Store } from '../utils/createStore.ts'
import type { Token } from './token.ts'

/** What quotes must pass: the page's own rules, the decimals of its tokens, the deployment's contracts
 * and what its orders call a chain. One object for each list of tokens. */
export function createAudit(
  tokens: Pick<Store<readonly Token[]>, 'get'>,
  { contracts, chainNames }: Pick<Client, 'contracts' | 'chainNames'>,
  own: AuditOptions = {},
): () => AuditOptions {
  const deployed = { contracts, chainNames }
  let compared: readonly Token[] | undefined
  let audit: AuditOptions = { ...deployed, ...own }
  return () => {
    const current = tokens.get()
    if (current !== compared) {
      compared = current
      audit = { tokens: current, ...deployed, ...own }
    }
    return audit
  }
}
