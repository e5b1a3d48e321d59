import type { AuditOptions } from '../audit/auditOptions.ts'
import type { Client } from '../client/createClient.ts'
import type { Store } from '../utils/createStore.ts'
import type { Token } from './token.ts'

/** What quotes must pass: the page's own rules, the decimals of its tokens, and no contract but the
 * deployment's. One object for each list of tokens. */
export function createAudit(
  tokens: Pick<Store<readonly Token[]>, 'get'>,
  { contracts }: Pick<Client, 'contracts'>,
  own: AuditOptions = {},
): () => AuditOptions {
  let compared: readonly Token[] | undefined
  let audit: AuditOptions = { contracts, ...own }
  return () => {
    const current = tokens.get()
    if (current !== compared) {
      compared = current
      audit = { tokens: current, contracts, ...own }
    }
    return audit
  }
}
