import type { AuditOptions } from '../audit/auditOptions.ts'
import type { Store } from '../utils/createStore.ts'
import type { Token } from './token.ts'

/** What quotes must pass: the page's own rules, and the decimals of its tokens. One object for each list of tokens. */
export function createAudit(
  tokens: Pick<Store<readonly Token[]>, 'get'>,
  own: AuditOptions = {},
): () => AuditOptions {
  let compared: readonly Token[] | undefined
  let audit = own
  return () => {
    const current = tokens.get()
    if (current !== compared) {
      compared = current
      audit = { tokens: current, ...own }
    }
    return audit
  }
}
